import type { Same } from "../areas.ts"
import type ja from "../ja/landing.ts"

export default {
  about:
    "Tehai giúp công ty xây dựng quản lý trên một màn hình: ai làm công trường nào, ca nào, thực tế làm từ mấy giờ đến mấy giờ, và được trả bao nhiêu. Giám sát, văn phòng, kế toán, thợ, nhà thầu phụ và khách hàng chỉ thấy phần mình cần.",
  tryDemo: "Dùng thử bản demo",
  stepsTitle: "Bắt đầu thế nào",
  steps: {
    account: { title: "Đăng ký cho bạn", detail: "Đăng ký bằng e-mail và mật khẩu." },
    company: { title: "Đăng ký công ty", detail: "Đặt tên công ty, ngày chốt lương và tên các ca." },
    people: { title: "Mời mọi người", detail: "Mời giám sát, kế toán, thợ, nhà thầu phụ, khách hàng qua e-mail." },
    work: { title: "Xếp việc", detail: "Xếp người vào công trường, ngày và ca; lịch của mọi người hiện ngay." },
  },
  terms: "Điều khoản sử dụng",
  privacy: "Chính sách bảo mật",
  transactionLaw: "Luật giao dịch thương mại",
  plans: "Bảng giá",
  contact: "Liên hệ",
  forCustomers: "Đăng ký khách hàng",
  forInvited: "Nếu được mời, hãy mở liên kết trong e-mail bạn nhận.",
} satisfies Same<typeof ja>
