import type { Same } from "../areas.ts"
import type ja from "../ja/labels.ts"

export default {
  morning: "Sáng",
  afternoon: "Chiều",
  evening: "Đêm",
  other: "Tùy chọn",
  customer: "Khách hàng",
  vendor: "Nhà thầu phụ",
  role: {
    2: "Quản trị viên",
    3: "Giám sát công trường",
    4: "Nhân viên văn phòng",
    6: "Kế toán",
    7: "Nhà thầu phụ",
    8: "Khách hàng",
    9: "Thợ của nhà thầu phụ",
    10: "Bán thời gian",
    11: "Thợ tự do",
    12: "Thợ",
  },
} satisfies Same<typeof ja>
