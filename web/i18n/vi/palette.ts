import type { Same } from "../areas.ts"
import type ja from "../ja/palette.ts"

export default {
  title: "Tìm",
  label: "Tìm công trường, người, đối tác, màn hình",
  all: "Tất cả",
  count: "{{count}} kết quả",
  recent: "Vừa mở gần đây",
  group: { people: "Người", sites: "Công trường", partners: "Đối tác", screens: "Màn hình", actions: "Thao tác" },
  action: {
    createTask: "Tạo sắp xếp",
    createSite: "Tạo công trường",
    hire: "Thêm người",
    invite: "Xem lời mời",
    closeMonth: "Chốt tháng",
    clockIn: "Chấm công vào, ra",
  },
  screen: { permission: "Quyền hạn", signIns: "Lịch sử đăng nhập", suspend: "Tạm ngừng, thôi dùng" },
  timesOf: "Bảng công của {{name}}",
  planOf: "Lịch của {{name}}",
  arrangeFor: "Tạo sắp xếp cho {{name}}",
  none: "Không tìm thấy “{{typed}}”. Có thể tìm bằng hiragana hoặc katakana.",
  keyChoose: "chọn",
  keyOpen: "mở",
  keyNarrow: "lọc",
  keyActions: "thao tác",
  keyPeople: "người",
  keySites: "công trường",
} satisfies Same<typeof ja>
