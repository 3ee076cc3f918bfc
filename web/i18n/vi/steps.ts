import type { Same } from "../areas.ts"
import type ja from "../ja/steps.ts"

export default {
  title: "Những bước đầu",
  later: "Để sau",
  welcome: "Chào {{name}}. Còn {{count}} bước nữa là sắp xếp và chấm công được.",
  allDone: "Đã xong tất cả. Bạn có thể sắp xếp và chấm công hằng ngày.",
  done: "Xong",
  first: "Làm trước: {{steps}}",
  site: {
    title: "Công trường đầu tiên",
    time: "2 phút",
    hint: "Chỉ cần tên, địa chỉ, khách hàng và đơn giá",
    done: "Đã tạo",
    way: "Tạo công trường",
  },
  people: {
    title: "Thêm thợ",
    time: "3 phút",
    hint: "Họ tên, vai trò, lương; phần khác thêm sau",
    done: "Đã thêm",
    sheet: "Nhập từ Excel",
    way: "Thêm người",
  },
  task: {
    title: "Sắp xếp đầu tiên",
    time: "1 phút",
    hint: "Chọn công trường và thợ; thợ sẽ nhận thông báo",
    done: "Đã sắp xếp",
    way: "Tạo sắp xếp",
  },
  punch: {
    title: "Chấm công đầu tiên",
    time: "1 phút",
    hint: "Thợ bấm vào ca trên điện thoại, bảng công sẽ hiện",
    done: "Đã chấm công",
    way: "Xem chấm công",
  },
} satisfies Same<typeof ja>
