/** The rules of papers in words, for /permission. */
import type { Actor } from "#modules/kernel/actor.ts"
import { type Case, type PolicyInWords, policyInWords, type Words } from "#modules/kernel/policy-words.ts"
import type { PaperSubject } from "../model.ts"
import { paperListPolicy, paperPolicy } from "../policy.ts"

const base: PaperSubject = {
  type: "invoice",
  status: "draft",
  isReplaced: false,
  madeSide: "us",
  madeBy: 0,
  partnerId: null,
  partyPersonId: null,
  answer: null,
  hasOtherDecider: true,
}
const partnerOf = ({ partnerId, personId }: Actor) => partnerId ?? personId + 1
const paperCase = (words: Words, of: (actor: Actor) => Partial<PaperSubject>): Case<PaperSubject> => ({
  words,
  of: (actor) => ({ ...base, partnerId: partnerOf(actor), ...of(actor) }),
})
const own = ({ personId }: Actor) => personId
const another = ({ personId }: Actor) => personId + 1

const cases = {
  invoiceDraft: paperCase(
    { ja: "自社の請求書（下書き）", en: "Our invoice, a draft", vi: "Hóa đơn của công ty (nháp)" },
    () => ({}),
  ),
  invoiceOwn: paperCase(
    { ja: "自分で出した承認待ちの請求書", en: "One's own invoice that waits", vi: "Hóa đơn mình gửi, chờ duyệt" },
    (actor) => ({ status: "pending", madeBy: own(actor) }),
  ),
  invoiceOthers: paperCase(
    {
      ja: "ほかの人が出した承認待ちの請求書",
      en: "Another's invoice that waits",
      vi: "Hóa đơn người khác gửi, chờ duyệt",
    },
    (actor) => ({ status: "pending", madeBy: another(actor) }),
  ),
  invoiceIssued: paperCase(
    { ja: "発行した請求書", en: "An invoice that was issued", vi: "Hóa đơn đã phát hành" },
    (actor) => ({ status: "active", madeBy: another(actor) }),
  ),
  requestDraft: paperCase(
    { ja: "支払依頼書（下書き）", en: "A payment request, a draft", vi: "Đề nghị thanh toán (nháp)" },
    () => ({ type: "requestLabor", madeSide: "party" }),
  ),
  requestWaiting: paperCase(
    { ja: "承認待ちの支払依頼書", en: "A payment request that waits", vi: "Đề nghị thanh toán chờ duyệt" },
    () => ({ type: "requestLabor", madeSide: "party", status: "pending" }),
  ),
  acceptanceWaiting: paperCase(
    { ja: "確認待ちの検収書", en: "An acceptance that waits", vi: "Biên bản nghiệm thu chờ xác nhận" },
    () => ({ type: "acceptanceLabor", status: "pending" }),
  ),
  refused: paperCase({ ja: "却下された請求書", en: "An invoice that was refused", vi: "Hóa đơn bị từ chối" }, () => ({
    status: "rejected",
  })),
} as const

const paperInWords = policyInWords({
  policy: paperPolicy,
  area: "papers",
  words: { ja: "帳票", en: "Papers", vi: "Chứng từ" },
  cases,
  actions: {
    read: { kind: "detail", words: { ja: "帳票を見る", en: "See a paper", vi: "Xem chứng từ" } },
    create: {
      kind: "create",
      words: { ja: "帳票をつくる", en: "Make a paper", vi: "Lập chứng từ" },
      cases: ["invoiceDraft", "requestDraft"],
    },
    edit: {
      kind: "update",
      words: { ja: "下書きを直す", en: "Change a draft", vi: "Sửa bản nháp" },
      cases: ["invoiceDraft", "requestDraft", "invoiceIssued"],
    },
    submit: {
      kind: "update",
      words: { ja: "承認・確認に出す", en: "Hand a draft in", vi: "Gửi duyệt" },
      cases: ["invoiceDraft", "requestDraft"],
    },
    takeBack: {
      kind: "update",
      words: { ja: "承認待ちを下書きに戻す", en: "Take back what waits", vi: "Thu hồi về nháp" },
      cases: ["invoiceOwn", "invoiceOthers"],
    },
    approve: {
      kind: "approve",
      words: { ja: "承認する", en: "Approve", vi: "Duyệt" },
      cases: ["invoiceOwn", "invoiceOthers", "requestWaiting", "acceptanceWaiting"],
    },
    reject: {
      kind: "approve",
      words: { ja: "却下する", en: "Refuse", vi: "Từ chối" },
      cases: ["invoiceOwn", "invoiceOthers", "requestWaiting", "acceptanceWaiting"],
    },
    confirm: {
      kind: "approve",
      words: { ja: "相手として確認する", en: "Confirm as the other side", vi: "Xác nhận với tư cách bên kia" },
      cases: ["invoiceIssued", "acceptanceWaiting"],
    },
    backToDraft: {
      kind: "update",
      words: {
        ja: "却下された帳票を下書きに戻す",
        en: "Take a refused paper up again",
        vi: "Đưa chứng từ bị từ chối về nháp",
      },
      cases: ["refused"],
    },
    remove: {
      kind: "update",
      words: { ja: "帳票を削除する", en: "Remove a paper", vi: "Xóa chứng từ" },
      cases: ["invoiceDraft", "refused", "invoiceIssued"],
    },
    correct: {
      kind: "update",
      words: { ja: "発行した帳票の新しい版をつくる", en: "Write a new edition", vi: "Lập phiên bản mới" },
      cases: ["invoiceIssued"],
    },
    pay: {
      kind: "update",
      words: { ja: "支払済みにする", en: "Mark as paid", vi: "Đánh dấu đã thanh toán" },
      cases: ["invoiceIssued", "requestWaiting"],
    },
    match: {
      kind: "detail",
      words: {
        ja: "支払依頼書を出面と照合する",
        en: "Match a request with our days",
        vi: "Đối chiếu đề nghị với ngày công",
      },
      cases: ["requestWaiting"],
    },
    settle: {
      kind: "approve",
      words: {
        ja: "照合の違いを決め、支払通知を出す",
        en: "Decide on differences and send the notice",
        vi: "Quyết định chênh lệch và gửi thông báo thanh toán",
      },
      cases: ["requestWaiting"],
    },
    send: {
      kind: "update",
      words: { ja: "メールで送る", en: "Send by mail", vi: "Gửi qua email" },
      cases: ["invoiceIssued", "acceptanceWaiting", "invoiceDraft"],
    },
  },
})

const listInWords = policyInWords({
  policy: paperListPolicy,
  area: "papers",
  words: { ja: "帳票の一覧", en: "The list of papers", vi: "Danh sách chứng từ" },
  cases: { any: { words: { ja: "いつでも", en: "Always", vi: "Luôn luôn" }, of: () => undefined } },
  actions: {
    list: { kind: "detail", words: { ja: "帳票の一覧を見る", en: "List papers", vi: "Xem danh sách chứng từ" } },
    gather: {
      kind: "detail",
      words: {
        ja: "取引先と請求できる仕事を調べる",
        en: "Look up partners and work to bill",
        vi: "Tra cứu đối tác và công việc",
      },
    },
    archive: {
      kind: "detail",
      words: {
        ja: "発行した帳票を索引つきでまとめて保存する",
        en: "Save issued papers as one archive with an index",
        vi: "Lưu chứng từ đã phát hành kèm mục lục",
      },
    },
    seeTransfer: {
      kind: "detail",
      words: { ja: "総合振込の一覧を見る", en: "See what papers are to pay", vi: "Xem danh sách cần chuyển khoản" },
    },
    transfer: {
      kind: "update",
      words: {
        ja: "総合振込データを作る",
        en: "Make a transfer file of papers",
        vi: "Tạo dữ liệu chuyển khoản cho chứng từ",
      },
    },
  },
})

export const papersInWords: ReadonlyArray<PolicyInWords> = [paperInWords, listInWords]
