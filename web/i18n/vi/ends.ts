import type { Same } from "../areas.ts"
import type ja from "../ja/ends.ts"

export default {
  hint: "Đề xuất giờ kết thúc theo phân công. Giờ bạn nhập được lưu thành chỉnh sửa kèm lý do.",
  all: "Dùng giờ theo kế hoạch cho cả {{count}} mục",
  reason: "Lý do chỉnh sửa",
  usualReason: "Không có lần bấm tan làm nên giờ được nhập khi kiểm tra để chốt tháng.",
  missing: "Chưa bấm tan làm",
  office: "Công ty",
  endOf: "Giờ tan làm của {{name}} ngày {{day}}",
  tell: "Ghi tan làm",
  tellOf: "Ghi tan làm cho {{name}} ngày {{day}}",
  ask: "Hỏi người này",
  asked: "Đã hỏi {{time}}",
  askOf: "Hỏi {{name}} giờ tan làm ngày {{day}}",
  askDone: "Đã hỏi {{name}}. Câu hỏi hiện ở mục Hôm nay.",
  planned: "Phân công {{from}}–{{to}}",
  noPlan: "Không có phân công, vui lòng nhập giờ",
  matesBetween: "{{count}} người cùng phân công tan làm lúc {{first}}–{{last}}",
  matesAt: "{{count}} người cùng phân công tan làm lúc {{first}}",
  last: {
    out: "Lần bấm cuối {{time}}, tan làm",
    restStart: "Lần bấm cuối {{time}}, bắt đầu nghỉ",
    restEnd: "Lần bấm cuối {{time}}, hết giờ nghỉ",
  },
  pressedIn: "Chưa bấm nghỉ giải lao hay tan làm",
  next: "Vào ca tiếp {{time}}",
  atWork: "Đang làm việc. Có thể chốt tháng sau khi người này tan làm.",
  noTime: "Vui lòng nhập giờ tan làm, ví dụ 17:00.",
  noReason: "Vui lòng nhập lý do.",
  done: "Đã nhập {{count}} giờ tan làm",
  some: "Không nhập được {{count}} mục. Lý do ghi ở từng dòng.",
} as const satisfies Same<typeof ja>
