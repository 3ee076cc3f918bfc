import type { Same } from "../areas.ts"
import type ja from "../ja/profile.ts"

export default {
  title: "Họ tên, mật khẩu",
  save: "Lưu",
  currentPassword: "Mật khẩu hiện tại",
  changePassword: "Đổi mật khẩu",
  changePasswordHint:
    "Để trống nếu không đổi. Khi đổi, mọi thiết bị khác sẽ đăng xuất và bạn nhận được e-mail thông báo.",
  passwordChanged: "Đã đổi mật khẩu. Các thiết bị khác đã đăng xuất.",
  nameChanged: "Đã đổi họ tên.",
  signOutEverywhere: "Đăng xuất trên mọi thiết bị",
  signOutEverywhereAsk: "Đăng xuất trên mọi thiết bị?",
  signOutEverywhereText: "Thiết bị này cũng đăng xuất. Nếu bị mất thiết bị, hãy đổi cả mật khẩu.",
  leaveTitle: "Tạm ngừng, thôi dùng",
  leaveDetail: "Về tài khoản của chính bạn",
  leaveKind: "Bạn muốn",
  leaveReason: "Lý do (không bắt buộc)",
  leaveFailed: "Chưa thực hiện được",
  kind: { block: "Bị công ty khóa", pause: "Tạm ngừng", close: "Thôi dùng" },
  leave: { pause: "Tạm ngừng", close: "Yêu cầu thôi dùng" },
  happensTitle: "Điều sẽ xảy ra",
  happens: {
    pause: {
      first: "Mọi thiết bị đăng xuất ngay.",
      second: "Trong lúc tạm ngừng không chấm công và không xem lịch được.",
      third: "Đăng nhập là tự dùng lại được bất cứ lúc nào.",
    },
    close: {
      first: "Mọi thiết bị đăng xuất ngay.",
      second: "Trước khi được duyệt, bạn có thể đăng nhập để rút lại.",
      third: "Sau khi được duyệt, bạn không đăng nhập được nữa. Kết quả gửi qua e-mail.",
    },
  },
  staysTitle: "Điều còn lại",
  stays: {
    records: "Chấm công, lương, giấy tờ là hồ sơ công ty phải lưu giữ nên vẫn ở lại công ty.",
    list: "Tên bạn trong danh sách của công ty cũng còn. Hãy hỏi quản trị viên của công ty.",
  },
  ask: { pause: "Tạm ngừng tài khoản?", close: "Yêu cầu thôi dùng?" },
  askText: {
    pause: "Mọi thiết bị sẽ đăng xuất. Đăng nhập là dùng lại được.",
    close: "Mọi thiết bị sẽ đăng xuất. Sau khi được duyệt, không vào được tài khoản này nữa.",
  },
  askUnsent: "Trên thiết bị này còn lần chấm công chưa gửi đến công ty. Hãy gửi trước ở nơi có sóng.",
  leaveHistory: "Các lần tạm ngừng, thôi dùng",
  leaveState: { now: "Đang khóa", over: "Đã dùng lại", refused: "Không được duyệt" },
} satisfies Same<typeof ja>
