/** What the two papers of a bill say. Papers are Japanese, whoever reads them. */
import { type SheetView, type SheetWords, sheetFileName, sheetTitle } from "#modules/documents/layout/index.ts"
import type { BillPaperKind, LineKind, PaidBy } from "../codes.ts"

export const billSheetWords: Readonly<Record<BillPaperKind, SheetWords>> = {
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
  receipt: {
    title: "領収書",
    to: "buyer",
    subjectLabel: "但し書き",
    greeting: "下記の金額を正に領収いたしました。",
    totalLabel: "領収金額",
    dueLabel: null,
    payToLabel: null,
    clause: "電子データで交付するため、収入印紙の貼付は不要です。",
  },
}

interface Counted {
  readonly plan: string
  readonly percent: number | undefined
  readonly days: number | undefined
  readonly ofDays: number | undefined
}
export const lineLabels: Readonly<Record<LineKind, (of: Counted) => string>> = {
  months: ({ plan }) => `${plan}　月額利用料`,
  freeMonths: () => "無料の月",
  discount: ({ percent }) => (percent === undefined ? "割引" : `割引（${percent}%）`),
  members: () => "追加の席",
  days: ({ plan }) => `${plan}　日割り`,
  credit: () => "使わなかった日の差し引き",
}
export const daysNote = ({ days, ofDays }: Pick<Counted, "days" | "ofDays">) =>
  days === undefined || ofDays === undefined ? "" : `${ofDays}日のうち${days}日`

export const paidByText: Readonly<Record<PaidBy, string>> = {
  balance: "残高",
  bank: "銀行振込",
  credit: "クレジットカード",
}
export const subjectOf = (kind: BillPaperKind, plan: string) =>
  kind === "invoice" ? `手配 利用料金（${plan}）` : `手配 利用料金（${plan}）として`

/** Lines are exact, only their sum is raised (D12). */
export const roundedNote = "明細の金額は1円未満を四捨五入して表示し、合計で1回だけ1円未満を切り上げています。"

export const billTitle = (view: SheetView) => sheetTitle(view)
export const billFileName = (view: SheetView) => sheetFileName(view)
