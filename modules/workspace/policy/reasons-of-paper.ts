/** Why a policy says no about a paper, in the words of whoever reads it. */
import type { Words } from "#modules/kernel/policy-words.ts"

export const reasonsOfPaper = {
  "not made by his side": {
    ja: "この種類の帳票は、こちら側ではつくりません。",
    en: "His side makes no papers of this kind.",
    vi: "Phía này không lập loại chứng từ này.",
  },
  "his membership hides revenue": {
    ja: "売上を見ない設定の人です。",
    en: "His membership hides revenue.",
    vi: "Người này được thiết lập không xem doanh thu.",
  },
  "goes back with a slip": {
    ja: "給与明細で精算されます。",
    en: "It goes back with a slip.",
    vi: "Được hoàn cùng phiếu lương.",
  },
  "the word of the other side": {
    ja: "相手の確認に使うリンクです。受け取った人だけが開けます。",
    en: "The link gives the other side's word: only its receiver opens it.",
    vi: "Liên kết xác nhận của bên kia: chỉ người nhận mở được.",
  },
  "does not pay": {
    ja: "支払いをするのは管理者と経理だけです。",
    en: "Only admins and finance pay.",
    vi: "Chỉ quản trị viên và kế toán thanh toán.",
  },
  "keeps no books": {
    ja: "仕訳を扱うのは管理者と経理だけです。",
    en: "Only admins and finance keep the books.",
    vi: "Chỉ quản trị viên và kế toán làm sổ sách.",
  },
  "orders nothing": { ja: "仕事を発注する側ではありません。", en: "Orders no work.", vi: "Không phải bên đặt việc." },
  "is not paid by us": {
    ja: "支払いを受ける側ではありません。",
    en: "Is not paid by us.",
    vi: "Không phải bên nhận thanh toán.",
  },
  "the other side's": { ja: "相手がつくった帳票です。", en: "The other side made it.", vi: "Do bên kia lập." },
  "agreed by the other side": {
    ja: "相手の確認で決まる帳票です。",
    en: "The other side's word makes it valid.",
    vi: "Có hiệu lực khi bên kia xác nhận.",
  },
  "not waiting": { ja: "承認待ちではありません。", en: "It does not wait.", vi: "Không ở trạng thái chờ." },
  "not of the company": {
    ja: "会社の管理の人だけです。",
    en: "Only the company's management.",
    vi: "Chỉ ban quản lý công ty.",
  },
  "not entitled": {
    ja: "承認する役割ではありません。",
    en: "Not a role that approves.",
    vi: "Vai trò không có quyền duyệt.",
  },
  "his own": {
    ja: "自分でつくった帳票は、ほかの人が承認します。",
    en: "Somebody else approves what one made.",
    vi: "Chứng từ mình lập phải do người khác duyệt.",
  },
  "not the other side": {
    ja: "確認するのは相手です。",
    en: "The other side confirms.",
    vi: "Bên kia mới là người xác nhận.",
  },
  "asks for no answer": {
    ja: "相手の返事を待つ帳票ではありません。",
    en: "It asks for no answer.",
    vi: "Không chờ trả lời.",
  },
  "not in that state": {
    ja: "今の状態ではできません。",
    en: "Not in its state now.",
    vi: "Không thể ở trạng thái hiện tại.",
  },
  "another handed it in": { ja: "出した本人だけです。", en: "Only who handed it in.", vi: "Chỉ người đã gửi." },
  "not in force": {
    ja: "発行していて、新しい版のない帳票だけです。",
    en: "Only of a paper in force.",
    vi: "Chỉ chứng từ đang có hiệu lực.",
  },
  "is not paid": {
    ja: "お金を払う帳票ではありません。",
    en: "It is nothing that is paid.",
    vi: "Không phải chứng từ thanh toán.",
  },
  "another asked for it": { ja: "申請した本人だけです。", en: "Only who asked for it.", vi: "Chỉ người đã đề nghị." },
  "his own expense": {
    ja: "自分の経費は、ほかの人が承認します。",
    en: "Somebody else decides on one's own expense.",
    vi: "Chi phí của mình phải do người khác duyệt.",
  },
  "asks for no expenses": {
    ja: "経費を申請しない役割です。",
    en: "This role asks for no expenses.",
    vi: "Vai trò này không đề nghị chi phí.",
  },
  "it was taken away": {
    ja: "もう削除した売上です。",
    en: "It has been taken away.",
    vi: "Doanh thu này đã bị xóa.",
  },
  "has no papers": { ja: "帳票のない役割です。", en: "This role has no papers.", vi: "Vai trò này không có chứng từ." },
  "not handed out": {
    ja: "まだ相手に渡していない書類です。",
    en: "It has not been handed to the other side.",
    vi: "Chứng từ chưa được gửi cho bên kia.",
  },
} as const satisfies Readonly<Record<string, Words>>
