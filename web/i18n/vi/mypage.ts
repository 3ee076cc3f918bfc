import type { Same } from "../areas.ts"
import type ja from "../ja/mypage.ts"

export default {
  title: "Trang của tôi",
  saved: "Đã lưu",
  reach: "Liên hệ",
  reachNote: "Quản trị viên của công ty này xem được nội dung bạn ghi ở đây.",
  emergencyNote: "Người công ty sẽ gọi khi bạn bị thương hoặc ốm đột ngột.",
  companys: "Thông tin công ty đã đăng ký",
  companysNote: "Nếu cần sửa, hãy báo cho quản trị viên của công ty.",
  partnerNote: "Thông tin liên hệ của bạn tại {{company}}. Tên công ty và đơn giá do {{company}} quản lý.",
  autoJoin: "Tham gia công trường",
  autoJoinTick: "Tự động tham gia công trường",
  autoJoinNote:
    "Khi bật, lúc {{company}} thêm công ty bạn vào công trường thì tham gia luôn mà không cần xác nhận. Chọn là lưu ngay.",
  fax: "Số fax",
  postalCode: "Mã bưu điện",
  registrationNumber: "Số đăng ký hóa đơn",
  account: "Tài khoản",
  accountName: "Họ tên",
  email: "Email (để đăng nhập)",
  language: "Ngôn ngữ",
  changeAccount: "Đổi tên, mật khẩu",
  changeDisplay: "Đổi ngôn ngữ, cỡ chữ",
  signInOnPhone: "Đăng nhập trên điện thoại",
} satisfies Same<typeof ja>
