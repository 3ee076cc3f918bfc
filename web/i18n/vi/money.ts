import type { Same } from "../areas.ts"
import type ja from "../ja/money.ts"

export default {
  title: "Tiền chưa khớp",
  none: "Mọi khoản tiền đều đã khớp hóa đơn",
  amount: "Số tiền",
  way: "Cách trả",
  by: { card: "Thẻ", transfer: "Chuyển khoản" },
  cameOn: "Ngày nhận",
  found: "Phát hiện lúc",
  from: "Mã giao dịch thẻ hoặc người chuyển",
  sender: "Tên người chuyển",
  senderHint: "Nhập đúng như sao kê ngân hàng.",
  why: "Lý do",
  reason: {
    unknown: "Không thuộc thanh toán nào",
    notOwed: "Hóa đơn không còn nợ",
    amount: "Sai số tiền",
    transfer: "Không rõ chuyển cho hóa đơn nào",
    rejected: "Công ty đã thanh toán bị từ chối",
    rest: "Phần dư so với hóa đơn",
  },
  held: {
    unpaid: "Một phần của {{reference}} (còn thiếu {{amount}} yên)",
    paid: "Một phần của {{reference}} (hóa đơn đã được trả, cần hoàn lại)",
    withdrawn: "Một phần của {{reference}} (đơn đã hủy, cần hoàn lại)",
  },
  fit: "Số tiền",
  fits: { exact: "Bằng hóa đơn", rest: "Giữ lại phần dư", part: "Giữ như một phần" },
  keep: "Ghi nhận chuyển khoản",
  keepText: "Ghi lại khoản chuyển không khớp hóa đơn nào theo sao kê ngân hàng. Người vận hành nhận được thư.",
  settle: "Thanh toán hóa đơn",
  settleAsk: "Dùng {{amount}} yên để thanh toán hóa đơn?",
  settleText:
    "Hóa đơn được ghi nhận đã thanh toán, quản trị viên công ty nhận được thư. Nếu chỉ là một phần, khoản này được giữ cho đến khi phần còn lại đến.",
  reference: "Số hóa đơn",
  referenceHint:
    "Ví dụ TH00012, có trong danh sách hóa đơn của công ty. Nếu một khoản trả nhiều hóa đơn, hãy ngăn cách bằng dấu phẩy.",
  return: "Đã hoàn",
  returned: "Đã ghi nhận hoàn tiền",
  returnAsk: "Ghi nhận đã hoàn {{amount}} yên?",
  returnText: "Tiền không được gửi từ đây: hãy ghi nhận sau khi đã hoàn tại ngân hàng hoặc công ty thẻ.",
  reasonHint: "Được lưu trong nhật ký kiểm tra.",
} satisfies Same<typeof ja>
