/** The rules of expenses in words, for /permission. */
import type { Actor } from "#modules/kernel/actor.ts"
import { type Case, type PolicyInWords, policyInWords, type Words } from "#modules/kernel/policy-words.ts"
import type { ExpenseSubject } from "../model.ts"
import { expenseListPolicy, expensePolicy } from "../policy.ts"
import { fixedCostInWords } from "./fixed-cost-words.ts"

const own = ({ personId }: Actor) => personId
const another = ({ personId }: Actor) => personId + 1
const expenseCase = (
  words: Words,
  whose: (actor: Actor) => number,
  facts: Pick<ExpenseSubject, "status" | "isPaid"> & Partial<ExpenseSubject>,
): Case<ExpenseSubject> => ({ words, of: (actor) => ({ personId: whose(actor), goesWithSlip: false, ...facts }) })

const waiting = { status: "requesting", isPaid: false } as const
const approved = { status: "active", isPaid: false } as const
const cases = {
  ownWaiting: expenseCase(
    { ja: "自分の承認待ちの経費", en: "One's own that waits", vi: "Của mình, đang chờ" },
    own,
    waiting,
  ),
  othersWaiting: expenseCase(
    { ja: "ほかの人の承認待ちの経費", en: "Another's that waits", vi: "Của người khác, đang chờ" },
    another,
    waiting,
  ),
  ownApproved: expenseCase(
    { ja: "自分の承認された経費", en: "One's own, approved", vi: "Của mình, đã duyệt" },
    own,
    approved,
  ),
  othersApproved: expenseCase(
    { ja: "ほかの人の承認された経費", en: "Another's, approved", vi: "Của người khác, đã duyệt" },
    another,
    approved,
  ),
  othersPaid: expenseCase(
    { ja: "ほかの人の支払済みの経費", en: "Another's, paid", vi: "Của người khác, đã trả" },
    another,
    { status: "active", isPaid: true },
  ),
  othersOnSlip: expenseCase(
    { ja: "ほかの人の給与で精算した経費", en: "Another's, paid with a slip", vi: "Của người khác, đã trả cùng lương" },
    another,
    { status: "active", isPaid: false, goesWithSlip: true },
  ),
} as const

const expenseInWords = policyInWords({
  policy: expensePolicy,
  area: "papers",
  words: { ja: "経費の支払依頼", en: "Expenses", vi: "Đề nghị hoàn chi phí" },
  cases,
  actions: {
    read: {
      kind: "detail",
      words: { ja: "支払依頼を見る", en: "See an expense", vi: "Xem đề nghị" },
      cases: ["ownWaiting", "othersWaiting"],
    },
    edit: {
      kind: "update",
      words: { ja: "支払依頼を直す", en: "Change an expense", vi: "Sửa đề nghị" },
      cases: ["ownWaiting", "othersWaiting", "ownApproved"],
    },
    withdraw: {
      kind: "update",
      words: { ja: "支払依頼を取り下げる", en: "Take an expense back", vi: "Rút đề nghị" },
      cases: ["ownWaiting", "othersWaiting", "ownApproved"],
    },
    approve: {
      kind: "approve",
      words: { ja: "承認する", en: "Approve", vi: "Duyệt" },
      cases: ["ownWaiting", "othersWaiting"],
    },
    reject: {
      kind: "approve",
      words: { ja: "却下する", en: "Refuse", vi: "Từ chối" },
      cases: ["ownWaiting", "othersWaiting"],
    },
    pay: {
      kind: "update",
      words: { ja: "支払済みにする", en: "Mark as paid", vi: "Đánh dấu đã trả" },
      cases: ["ownApproved", "othersApproved", "othersOnSlip"],
    },
    unpay: {
      kind: "update",
      words: { ja: "未払いに戻す", en: "Mark as unpaid", vi: "Đánh dấu chưa trả" },
      cases: ["othersPaid"],
    },
  },
})

const listInWords = policyInWords({
  policy: expenseListPolicy,
  area: "papers",
  words: { ja: "経費の一覧", en: "The list of expenses", vi: "Danh sách chi phí" },
  cases: { any: { words: { ja: "いつでも", en: "Always", vi: "Luôn luôn" }, of: () => undefined } },
  actions: {
    list: { kind: "detail", words: { ja: "経費の一覧を見る", en: "List expenses", vi: "Xem danh sách chi phí" } },
    listAll: {
      kind: "detail",
      words: { ja: "全員の経費を見る", en: "See everybody's expenses", vi: "Xem chi phí của mọi người" },
    },
    ask: { kind: "create", words: { ja: "経費を申請する", en: "Ask for an expense", vi: "Đề nghị hoàn chi phí" } },
  },
})

export const expensesInWords: ReadonlyArray<PolicyInWords> = [expenseInWords, listInWords, fixedCostInWords]
