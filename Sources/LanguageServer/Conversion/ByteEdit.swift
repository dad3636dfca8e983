import SourceText

/// An edit of the engine; the protocol's edit has the same name.
typealias ByteEdit = TextEdit
