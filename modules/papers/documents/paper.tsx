/** The eight papers, on the sheet that every commercial paper has. */
import { type PaperTemplate, sheetPages } from "#modules/documents/layout/index.ts"
import type { PaperPrint } from "./paper-print.ts"
import { sheetOf } from "./paper-text.ts"

export const template: PaperTemplate<PaperPrint> = { size: "A4", pages: (view) => sheetPages(sheetOf(view)) }
