/**
 * The browser-safe door: what a module's papers (documents/*.tsx) are built from. Nothing here needs Node.
 */
export { breakLines } from "./break-lines.ts"
export { daysFigure, hoursFigure, yenFigure, yenTotal } from "./figures.ts"
export { contentBox, type PageSize, pageMargin, pageSizes } from "./page-sizes.ts"
export { type FlowItem, type FlowPage, type PageRoom, paginate } from "./paginate.ts"
export type { PaperTemplate } from "./paper-template.ts"
export { Column, LabelValue, Lines, Page, Row, Rule, Text, VerticalRule } from "./primitives.tsx"
export { sheetPages } from "./sheet/sheet.tsx"
export { sheetFileName, sheetTitle } from "./sheet/sheet-text.ts"
export type { SheetFacts, SheetParty, SheetSeal, SheetView, SheetWords } from "./sheet/sheet-view.ts"
export { sizeThatFits, textWidth } from "./text-width.ts"
export { colours, type FontWeight, typeSizes } from "./tokens.ts"
