import type { Same } from "../areas.ts"
import type ja from "../ja/notices.ts"

export default {
  title: "Thông báo",
  state: "Trạng thái",
  content: "Nội dung",
  at: "Thời điểm",
  unread: "Chưa đọc",
  waiting: "Cần trả lời",
  filter: { all: "Tất cả", waiting: "Cần trả lời", unread: "Chưa đọc", read: "Đã đọc" },
  none: {
    waiting: "Không có thông báo nào cần trả lời.",
    unread: "Không có thông báo chưa đọc.",
    read: "Không có thông báo đã đọc.",
  },
  search: "Tìm theo nội dung",
  searchLabel: "Tìm thông báo theo nội dung",
  markRead: "Đánh dấu đã đọc",
  markAllRead: "Đánh dấu tất cả đã đọc",
  menu: "Thao tác với “{{text}}”",
  delete: "Xóa",
  deleteSome: "Xóa {{count}} thông báo?",
  deleteHint: "Thông báo sẽ mất khỏi danh sách và không khôi phục được. Dữ liệu gốc (phiếu lương, chấm công…) vẫn còn.",
  keep: "Giữ lại",
  deleted: "Đã xóa thông báo.",
  empty: "Chưa có thông báo",
  emptyHint: "Khi có phiếu lương hoặc khi có người hỏi giờ tan ca, bạn sẽ thấy ở đây.",
} satisfies Same<typeof ja>
