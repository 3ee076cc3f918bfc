/** Rules of slips and pay months in words, for /permission. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { peopleCases } from "#modules/people/index.ts"
import { type PayMonthSubject, payMonthPolicy, slipPolicy, subsidyPolicy } from "../policy.ts"

export const slipInWords = policyInWords({
  policy: slipPolicy,
  area: "pay",
  words: { ja: "給与明細", en: "Pay slips", vi: "Phiếu lương" },
  cases: peopleCases,
  actions: { read: { kind: "detail", words: { ja: "給与明細を見る", en: "Read a slip", vi: "Xem phiếu lương" } } },
})

const month = (state: PayMonthSubject["state"]) => (): PayMonthSubject => ({ state })

export const payMonthInWords = policyInWords({
  policy: payMonthPolicy,
  area: "pay",
  words: { ja: "給与の月", en: "Pay months", vi: "Tháng lương" },
  cases: {
    open: {
      words: { ja: "まだ締めていない月", en: "A month that is open", vi: "Tháng chưa chốt" },
      of: month("open"),
    },
    closing: {
      words: { ja: "締めている途中の月", en: "A month that is being closed", vi: "Tháng đang chốt" },
      of: month("closing"),
    },
    closed: {
      words: { ja: "締めた月", en: "A month that is closed", vi: "Tháng đã chốt" },
      of: month("closed"),
    },
  },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "月の状態を見る", en: "See how a month stands", vi: "Xem trạng thái của tháng" },
      cases: ["open"],
    },
    list: {
      kind: "detail",
      words: { ja: "ほかの人の給与一覧を見る", en: "List other people's pay", vi: "Xem bảng lương của người khác" },
      cases: ["open"],
    },
    check: {
      kind: "detail",
      words: { ja: "締める前の確認をする", en: "Check before a close", vi: "Kiểm tra trước khi chốt" },
      cases: ["open"],
    },
    look: {
      kind: "update",
      words: { ja: "確認済みにする", en: "Mark a finding as looked at", vi: "Đánh dấu đã xem" },
    },
    close: { kind: "approve", words: { ja: "月を締める", en: "Close a month", vi: "Chốt tháng" } },
    rerun: {
      kind: "approve",
      words: { ja: "締めた月を訂正する", en: "Correct a closed month", vi: "Sửa tháng đã chốt" },
    },
    seeTransfer: {
      kind: "detail",
      words: { ja: "振込の一覧を見る", en: "See what is transferred", vi: "Xem danh sách chuyển khoản" },
      cases: ["closed"],
    },
    transfer: {
      kind: "update",
      words: { ja: "振込データを作る", en: "Make a transfer file", vi: "Tạo dữ liệu chuyển khoản" },
    },
    reopen: {
      kind: "approve",
      words: { ja: "締めた月を開け直す", en: "Open a closed month again", vi: "Mở lại tháng đã chốt" },
    },
  },
})

export const subsidyInWords = policyInWords({
  policy: subsidyPolicy,
  area: "pay",
  words: { ja: "会社の手当", en: "Company allowances", vi: "Phụ cấp của công ty" },
  cases: { any: { words: { ja: "いつでも", en: "Always", vi: "Luôn luôn" }, of: () => undefined } },
  actions: {
    read: { kind: "detail", words: { ja: "会社の手当を見る", en: "See them", vi: "Xem phụ cấp của công ty" } },
    set: { kind: "update", words: { ja: "会社の手当を決める", en: "Settle them", vi: "Quy định phụ cấp của công ty" } },
    offer: {
      kind: "detail",
      words: {
        ja: "給与の条件で会社の手当を選ぶ",
        en: "Choose them in pay terms",
        vi: "Chọn khi nhập điều kiện lương",
      },
    },
  },
})
