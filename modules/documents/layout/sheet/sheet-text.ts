/** Texts of a commercial paper: days, quantities, what it is called where it is saved. */
import type { SheetFacts, SheetView } from "./sheet-view.ts"

/** 2026年11月30日 */
export const dayText = (day: string) => {
  const [year = "", month = "", date = ""] = day.split("-")
  return `${Number(year)}年${Number(month)}月${Number(date)}日`
}
export const periodText = ({ from, to }: SheetFacts["period"]) =>
  from === null && to === null ? null : `${from === null ? "" : dayText(from)}～${to === null ? "" : dayText(to)}`

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 })
/** At most two decimals, none that says nothing: 128.5. */
export const quantityText = (quantity: number) => grouped.format(quantity)

/** 9 characters that a file name may not have (PAPER-10), and what a system would read as the end of a name. */
const forbidden = /[/\\:*?"<>|\p{Cc}]/gu
const safe = (part: string) => part.replace(forbidden, "＿").trim()

/** 20261130_東都建設工業_1246392_請求書_INV-2026-00042.pdf: day, party and amount, by which the law asks papers to be found. */
export const sheetFileName = (
  view: Pick<SheetView, "buyer" | "edition" | "issuedOn" | "no" | "seller" | "total" | "words">,
  party = (view.words.to === "buyer" ? view.buyer : view.seller).name,
) => {
  const { words } = view
  const edition = view.edition === 1 ? "" : `_版${view.edition}`
  return `${view.issuedOn.replaceAll("-", "")}_${safe([...party].slice(0, 60).join(""))}_${view.total}_${words.title}_${view.no}${edition}.pdf`
}
export const sheetTitle = ({ no, words }: Pick<SheetView, "no" | "words">) => `${words.title} ${no}`
