import type { Same } from "../areas.ts"
import type ja from "../ja/form.ts"

export default {
  toFix: "Sửa {{count}} chỗ thì lưu được",
  andMore: "và {{count}} mục khác",
  notSaved: "Chưa lưu được",
  unchanged: "Không có gì thay đổi",
  changed: "Đã đổi {{count}} chỗ",
  restored: "Đã khôi phục nội dung bạn nhập trước khi tải lại trang",
  startAnew: "Nhập lại từ đầu",
  empty: "(không có)",
  yen: "yên",
  conflict: {
    title: "Người khác đã lưu trước",
    both: "Nội dung bạn nhập vẫn còn. Hãy xem chỗ khác nhau rồi lưu.",
    merged: "Đã lấy thay đổi của người khác. Nội dung bạn nhập vẫn còn. Hãy lưu lại.",
    now: "Hiện tại",
    mine: "Bạn nhập",
    take: "Lấy của người kia",
    takeAll: "Lấy tất cả của người kia",
    taken: "Đã lấy",
    keep: "Lưu nội dung tôi nhập",
  },
} satisfies Same<typeof ja>
