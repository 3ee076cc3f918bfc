import type { Same } from "../areas.ts"
import type ja from "../ja/picker.ts"

export default {
  platform: "Màn hình quản trị nền tảng",
  pickTitle: "Chọn công ty để đăng nhập.",
  pickHead: "Chọn công ty",
  pickCount: "Bạn thuộc {{count}} công ty.",
  pickLast: " Lần trước: {{name}}.",
  pickGo: "Tiếp tục với công ty này",
  pickOpen: "Mở {{name}}",
  pickBlocked: "{{by}} đã khóa ngày {{day}}",
  pickReason: "Lý do: {{reason}}",
  pickAsk: "Hãy liên hệ quản trị viên",
  pickNoneOpen: "Hiện không có công ty nào vào được.",
  pickNone: "Không có công ty nào vào được",
  pickNoneHint: "Hãy nhờ quản trị viên của công ty gửi lời mời.",
  askHead: "Yêu cầu tham gia",
  askText: "{{name}} mời bạn tham gia với vai trò {{role}}. Bạn có đồng ý không?",
  askYes: "Đồng ý",
  askNo: "Từ chối",
  askNoTitle: "Từ chối lời mời của {{name}}?",
  askNoText: "Công ty sẽ được báo. Muốn tham gia sau này, bạn cần một lời mời khác.",
  askJoined: "Bạn đã tham gia {{name}}",
  askDeclined: "Đã báo cho {{name}} rằng bạn không tham gia",
  askChanged: "Vai trò đã thay đổi. Hãy đọc nội dung mới rồi trả lời lại.",
  logout: "Đăng xuất",
} satisfies Same<typeof ja>
