/** Words and state of a paper, and what it is called where it is saved. */
import { type SheetView, sheetFileName, sheetTitle } from "#modules/documents/layout/index.ts"
import type { PaperPrint } from "./paper-print.ts"
import { paperSpecs } from "./paper-specs.ts"

const stateText: Readonly<Record<PaperPrint["state"], string | null>> = {
  issued: null,
  draft: "下書き",
  waiting: "確認待ち",
  refused: "却下",
  replaced: "旧版",
}

export const sheetOf = ({ state, type, ...facts }: PaperPrint): SheetView => ({
  ...facts,
  words: paperSpecs[type],
  stamp: stateText[state],
})
/** By whom it is addressed to, or by another party that it is kept under. */
export const paperFileName = (view: PaperPrint, party?: string) => sheetFileName(sheetOf(view), party)
export const paperTitle = (view: PaperPrint) => sheetTitle(sheetOf(view))
