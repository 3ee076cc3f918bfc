import type { Same } from "../areas.ts"
import type ja from "../ja/labels.ts"

export default {
  morning: "Sáng",
  afternoon: "Chiều",
  evening: "Đêm",
  other: "Tùy chọn",
  customer: "Khách hàng",
  vendor: "Nhà thầu phụ",
} satisfies Same<typeof ja>
