import type { Same } from "../areas.ts"
import type ja from "../ja/seller.ts"

/** 特定商取引法に基づく表記. */
export default {
  title: "Thông tin theo Luật giao dịch thương mại đặc định",
  missing: "Đơn vị vận hành chưa thiết lập.",
  fact: {
    name: "Bên bán",
    representative: "Người đại diện",
    address: "Địa chỉ",
    phone: "Điện thoại",
    email: "Email",
    price: "Giá bán",
    extra: "Chi phí khác",
    means: "Cách thanh toán",
    when: "Thời hạn thanh toán",
    begins: "Thời điểm cung cấp",
    cancel: "Hủy, hoàn tiền",
    environment: "Trình duyệt",
  },
  text: {
    price: "Giá đã gồm thuế hiển thị ở màn hình chọn gói.",
    extra: "Bạn tự chịu phí kết nối internet.",
    means: "Các cách hiển thị ở màn hình chọn gói.",
    when: "Ngày thanh toán hiển thị ở màn hình chọn gói.",
    begins: "Ngay sau khi công ty được duyệt; gói có phí thì sau khi xác nhận thanh toán.",
    cancel: "Có thể hủy bất cứ lúc nào. Do tính chất dịch vụ, không hoàn lại tiền đã trả.",
    environment: "Google Chrome, Microsoft Edge, Safari, Firefox mới nhất.",
  },
} satisfies Same<typeof ja>
