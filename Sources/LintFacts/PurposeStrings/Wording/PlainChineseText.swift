/// Detects Chinese texts that only name the resource or deny its use.
///
/// Chinese has no spaces, so known words are removed from the text, the longest first, up to an unknown character.
package enum PlainChineseText {
  private static let fillers = [
    "需要", "想要", "希望", "您的", "你的", "用户的", "用户", "同意", "才能", "访问", "訪問", "使用", "是否", "允许", "允許", "此", "本", "该", "該",
    "应用程序", "应用", "應用程式", "應用", "程序", "软件", "权限", "權限", "授权", "授權", "请", "請", "请求", "请您", "获取", "獲取", "我们", "我們", "想",
    "要", "打开", "打開", "开启", "開啟", "您", "你", "吗", "嗎", "的", "app", "以", "在", "使用期间", "始终", "时", "功能", "存取", "取用", "调用",
    "请允许", "将", "會", "会",
  ]
  private static let resources = [
    "相机", "相機", "摄像头", "攝像頭", "照相机", "相册", "相簿", "照片", "照片库", "图库", "图片", "麦克风", "麥克風", "位置", "位置信息", "定位", "地理位置",
    "通讯录", "通訊錄", "联系人", "聯絡人", "日历", "日曆", "提醒事项", "提醒事項", "蓝牙", "藍牙", "媒体库", "媒體庫", "媒体资料库", "媒體資料庫", "本地", "音乐",
    "语音识别", "语音", "健康数据",
    "健康", "运动与健身", "本地网络", "面容", "siri", "faceid", "face", "id",
  ]
  private static let denials = [
    "不使用", "不会使用", "不會使用", "并未使用", "未使用", "没有使用", "沒有使用", "不需要", "不访问", "不会访问", "不存取", "不會存取",
  ]

  private static let pieces = sorted(fillers + resources + PlainText.resources)
  private static let piecesAndDenials = sorted(fillers + resources + PlainText.resources + denials)

  /// Whether the text states no more than that something is used.
  package static func isPlain(_ text: String) -> Bool {
    isMade(of: pieces, text)
  }

  /// Whether the text states that something is not used, and no more.
  package static func isDenial(_ text: String) -> Bool {
    isMade(of: piecesAndDenials, text) && denials.contains { text.contains($0) }
  }

  private static func sorted(_ pieces: [String]) -> [[Character]] {
    pieces.map(Array.init).sorted { $0.count > $1.count }
  }

  private static func isMade(of pieces: [[Character]], _ text: String) -> Bool {
    guard ScriptLength.isHan(text) else { return false }
    var rest = Array(text.lowercased().filter { $0.isLetter || $0.isNumber })[...]
    while !rest.isEmpty {
      guard let piece = pieces.first(where: { rest.starts(with: $0) }) else { return false }
      rest = rest.dropFirst(piece.count)
    }
    return true
  }
}
