import type { Same } from "../areas.ts"
import type ja from "../ja/mobile.ts"

export default {
  title: "Đăng nhập trên điện thoại",
  detail: "Mở {{company}} trên điện thoại của bạn mà không cần nhập mật khẩu",
  how: "Hãy cầm sẵn điện thoại rồi mới hiện mã QR. Quét bằng máy ảnh của điện thoại, màn hình đăng nhập sẽ mở ra.",
  show: "Hiện mã QR",
  code: "Mã QR để đăng nhập trên điện thoại",
  shown: "Đã hiện mã QR. Mã dùng được một lần trong một phút.",
  left: "Còn {{count}} giây・chỉ dùng được một lần",
  copy: "Sao chép liên kết",
  copied: "Đã sao chép liên kết",
  over: "Đã hết một phút nên mã QR được ẩn đi.",
  again: "Hiện lại mã QR",
  nobodyElse: "Người quét mã sẽ đăng nhập với tư cách của bạn. Đừng cho người khác xem.",
  pageTitle: "Đăng nhập trên máy này",
  ask: "Máy này sẽ đăng nhập bằng tài khoản của người đã hiện mã QR.",
  somebody:
    "Máy này đang đăng nhập là {{name}} ({{email}}). Nếu tiếp tục, máy sẽ chuyển sang tài khoản của người đã hiện mã QR. Các lần chấm công chưa gửi vẫn là của {{name}}.",
  signIn: "Đăng nhập trên máy này",
  change: "Chuyển tài khoản",
  stay: "Tiếp tục là {{name}}",
  notAsked: "Nếu không phải bạn đã hiện mã QR, đừng đăng nhập và hãy đóng trang này.",
  failed: "Không đăng nhập được",
  end: {
    cut: {
      title: "Liên kết bị cắt mất một phần",
      next: 'Hãy hiện lại mã QR ở mục "Đăng nhập trên điện thoại" trên máy tính rồi quét lại.',
    },
    expired: {
      title: "Mã QR đã hết hạn",
      next: "Mã chỉ dùng được trong một phút. Hãy hiện lại trên máy tính rồi quét.",
    },
    used: {
      title: "Mã QR này đã được dùng",
      next: 'Mã chỉ dùng được một lần. Nếu không phải bạn đã đăng nhập, hãy xem "Lịch sử đăng nhập" trong Trang của tôi.',
    },
  },
} satisfies Same<typeof ja>
