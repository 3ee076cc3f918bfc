import type { Same } from "../areas.ts"
import type ja from "../ja/looks.ts"

export default {
  overLimit: "{{is}} (giới hạn {{limit}})",
  restBelow: "nghỉ {{is}} (cần {{limit}})",
  wageBelow: "{{hourly}}/giờ (lương tối thiểu {{minimum}})",
  looked: "Đã xem",
  lookedOf: "Đánh dấu đã xem “{{kind}}” của {{name}}",
  lookedAll: "Đã xem cả {{count}} mục",
  allLooked: "Đã xem",
  lookedBy: "{{day}} {{time}}, {{who}} đã xem",
  takeBack: "Hủy",
  takeBackOf: "Hủy đánh dấu đã xem “{{kind}}” của {{name}}",
  account: "Nhập tài khoản",
  accountOf: "Nhập tài khoản của {{name}}",
  accountTitle: "Tài khoản nhận lương của {{name}}",
  accountAction: "Lưu tài khoản",
  wage: "Tăng lương",
  wageOf: "Tăng lương của {{name}}",
  wageTitle: "Tăng lương của {{name}} lên mức tối thiểu",
  wageLine: "Từ {{day}}, lương thỏa thuận {{hourly}} một giờ thấp hơn lương tối thiểu {{minimum}} của {{prefecture}}.",
  wageHint: "Tạo điều kiện lương từ ngày này. Các điều kiện khác giữ nguyên.",
  wageAction: "Đặt mức lương này",
  closers: "Người phụ trách chốt lương",
  schedule: "Lịch",
  closableFrom: "Chốt được từ",
  lastDayOfPeriod: "Ngày cuối kỳ",
  correctBy: "Hạn chỉnh sửa",
  sendBy: "Gửi tệp chuyển khoản",
  taxDue: "Nộp thuế thu nhập và thuế cư trú",
  cash: "Tháng này trả tiền mặt",
  cashOf: "Tháng này trả tiền mặt cho {{name}}",
  cashTitle: "Tháng này trả tiền mặt cho {{name}}",
  cashHint:
    "Chốt lương khi chưa có tài khoản. Lý do được lưu trong hồ sơ chốt lương và người này không có trong tệp chuyển khoản.",
  cashAction: "Trả bằng tiền mặt",
  lookedWhy: "Lý do: {{reason}}",
  commuting: "Phụ cấp đi lại {{yen}} (chịu thuế toàn bộ)",
  /** A premium typed by hand that the age has none of. */
  premiumOf: {
    health: "{{month}}: bảo hiểm y tế {{yen}}",
    nursingCare: "{{month}}: bảo hiểm chăm sóc {{yen}}",
    pension: "{{month}}: hưu trí {{yen}}",
  },
  /** Of what a month's premium comes to. */
  uncollected: "{{month}}: phần cá nhân {{yen}}",
} as const satisfies Same<typeof ja>
