import type { Same } from "../areas.ts"
import type ja from "../ja/contact.ts"

/** お問い合わせ: what anybody writes to the platform. */
export default {
  title: "Liên hệ",
  hint: "Hãy gửi câu hỏi về Tehai. Người phụ trách sẽ trả lời qua email hoặc điện thoại.",
  companyName: "Tên công ty",
  name: "Họ tên",
  phone: "Điện thoại",
  totalUser: "Số người sử dụng",
  totalUserHint: "Nhập số người ước chừng.",
  note: "Nội dung (không bắt buộc)",
  send: "Gửi",
  failed: "Không gửi được",
  sent: "Đã gửi liên hệ.",
  sentText: "Người phụ trách sẽ trả lời bạn qua email hoặc điện thoại.",
  back: "Trở lại",
  toLanding: "Về trang đầu",
  listTitle: "Liên hệ",
  count: "{{count}} liên hệ",
  search: "Công ty, tên, nội dung",
  searchLabel: "Tìm theo công ty, tên, email, nội dung",
  email: "Email",
  people: "Số người",
  sentAt: "Ngày giờ nhận",
  language: "Ngôn ngữ",
  languages: {
    ja: "Tiếng Nhật",
    en: "Tiếng Anh",
    vi: "Tiếng Việt",
  },
  noteShort: "Nội dung",
  empty: "Chưa có liên hệ nào",
  emptyHint: "Những gì gửi từ trang liên hệ sẽ hiện ở đây.",
  noMatch: "Không có liên hệ phù hợp.",
} satisfies Same<typeof ja>
