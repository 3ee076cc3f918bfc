import type { Same } from "../areas.ts"
import type ja from "../ja/partners.ts"

export default {
  title: "Thêm {{word}}",
  made: "Đã thêm {{name}}",
  make: "Thêm",
  companyName: "Tên công ty",
  furiganaName: "Cách đọc (katakana)",
  contact: "Người phụ trách",
  phone: "Số điện thoại",
  email: "E-mail",
  address: "Địa chỉ",
  name: "Họ tên",
  gender: "Giới tính",
  vendor: "{{word}} trực thuộc",
  newWorker: "Thêm công nhân của {{word}}",
  workerTitle: "Thêm công nhân của {{word}}",
  vendorEmailHint: "Nếu để trống, {{word}} được thêm mà không đăng nhập.",
  laterHint: "Các mục khác có thể nhập sau ở màn hình Nhân sự.",
  male: "Nam",
  female: "Nữ",
  unanswered: "Không trả lời",
  pick: "Tìm theo tên",
  newOne: "{{word}} mới",
} satisfies Same<typeof ja>
