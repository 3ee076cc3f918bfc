/** 請求書 and 領収書 of a bill, on the sheet that every commercial paper has. */
import { type PaperTemplate, type SheetView, sheetPages } from "#modules/documents/layout/index.ts"

export const template: PaperTemplate<SheetView> = { size: "A4", pages: sheetPages }
