/** What the eight papers say differently; all else is one skeleton. Papers are Japanese, whoever reads them. */
import type { SheetWords } from "#modules/documents/layout/index.ts"
import type { PaperType } from "../codes.ts"
import { weeksOfSilence } from "../rules/tacit-confirmation.ts"

const asked = (title: string): SheetWords => ({
  title,
  to: "buyer",
  subjectLabel: "件名",
  greeting: "下記のとおりお支払いをお願いいたします。",
  totalLabel: "お支払依頼金額",
  dueLabel: "お支払希望日",
  payToLabel: "お振込先",
  clause: null,
})
const accepted = (title: string): SheetWords => ({
  title,
  to: "seller",
  subjectLabel: "件名",
  greeting: "下記のとおり検収いたしました。",
  totalLabel: "検収金額",
  dueLabel: "お支払予定日",
  payToLabel: null,
  clause: "内容をご確認のうえ、ご承認ください。",
})

export const paperSpecs: Readonly<Record<PaperType, SheetWords>> = {
  requestLabor: asked("支払依頼書"),
  requestFixed: asked("支払依頼書"),
  invoice: {
    title: "請求書",
    to: "buyer",
    subjectLabel: "件名",
    greeting: "下記のとおりご請求申し上げます。",
    totalLabel: "ご請求金額",
    dueLabel: "お支払期限",
    payToLabel: "お振込先",
    clause: null,
  },
  estimate: {
    title: "見積書",
    to: "buyer",
    subjectLabel: "件名",
    greeting: "下記のとおりお見積り申し上げます。",
    totalLabel: "お見積金額",
    dueLabel: "有効期限",
    payToLabel: null,
    clause: null,
  },
  acceptanceLabor: accepted("検収書"),
  acceptanceFixed: accepted("検収書"),
  agencyRequest: {
    title: "支払通知書",
    to: "seller",
    subjectLabel: "件名",
    greeting: "下記のとおりお支払いいたします。",
    totalLabel: "お支払金額",
    dueLabel: "お支払日",
    payToLabel: "お振込先",
    clause: `本書は仕入明細書を兼ねます。送付後${weeksOfSilence.agencyRequest}週間以内にご連絡のない場合、確認があったものといたします。`,
  },
  receipt: {
    title: "領収書",
    to: "buyer",
    subjectLabel: "但し書き",
    greeting: "下記の金額を正に領収いたしました。",
    totalLabel: "領収金額",
    dueLabel: null,
    payToLabel: null,
    clause: "電子データで交付する場合、収入印紙の貼付は不要です。",
  },
}
