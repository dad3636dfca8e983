import WidgetKit

struct NextTrail {
  let title: String
}
