import type { Same } from "../areas.ts"
import type ja from "../ja/menu.ts"

export default {
  title: "Thứ tự menu",
  hint: "Menu hiện theo thứ tự này. Chỉ màn hình của bạn thay đổi.",
  up: "Đưa {{name}} lên",
  down: "Đưa {{name}} xuống",
  moved: "Đã chuyển {{name}} đến vị trí {{place}}",
  reset: "Về thứ tự ban đầu",
  keys: "Ngay trên menu, kéo mục hoặc nhấn Alt+↑↓ để đổi chỗ.",
} satisfies Same<typeof ja>
