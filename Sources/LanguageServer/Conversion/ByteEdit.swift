import SourceText

/// An edit of the engine, whose name the protocol's edit has too.
typealias ByteEdit = TextEdit
