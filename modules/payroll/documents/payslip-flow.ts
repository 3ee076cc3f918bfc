/** The slip's pieces in order with their heights, dealt to pages by arithmetic. */
import { colours, contentBox, type FlowItem, paginate, yenFigure } from "#modules/documents/layout/index.ts"
import { longNoteLines, noteLineHeight, payslipFootHeight } from "./payslip-foot.tsx"
import { payslipHeadHeight } from "./payslip-head.tsx"
import { payslipLabels } from "./payslip-labels.ts"
import {
  type PayslipSection,
  type SectionCell,
  sectionFrameHeight,
  sectionRowHeight,
  sectionRows,
} from "./payslip-section.tsx"
import type { PayslipView, SlipLine } from "./payslip-view.ts"
import { quantityText } from "./quantity-text.ts"

/** A section's rows that stand together, the three columns, or a stretch of a long note. */
export type PayslipBlock =
  | { readonly kind: "section"; readonly section: PayslipSection }
  | { readonly kind: "foot" }
  | { readonly kind: "note"; readonly lines: ReadonlyArray<string> }

type Piece = FlowItem & { readonly block: PayslipBlock }

export const continuationHeight = 44
const sectionGap = 12
const footGap = 16

const amountCell = ({ label, amount, strong = false }: SlipLine): SectionCell => ({
  label,
  value: yenFigure(amount),
  isStrong: strong,
  isNegative: amount < 0,
})
const totalCell = (line: SlipLine) => amountCell({ ...line, strong: true })

const sections = (view: PayslipView): ReadonlyArray<PayslipSection> => {
  const labels = payslipLabels[view.language]
  const attendance = view.attendance.map((quantity) => ({
    label: quantity.label,
    value: quantityText(labels, quantity),
    isStrong: false,
    isNegative: false,
  }))
  const amounts = ({ lines, totals }: PayslipView["pay"]) => sectionRows(lines.map(amountCell), totals.map(totalCell))
  return [
    { name: labels.attendance, colour: colours.slate, rows: sectionRows(attendance, []) },
    { name: labels.pay, colour: colours.indigo, rows: amounts(view.pay) },
    { name: labels.deductions, colour: colours.madder, rows: amounts(view.deductions) },
  ]
}

const sectionPieces = (section: PayslipSection): ReadonlyArray<Piece> =>
  section.rows.map((row, index) => ({
    height: sectionRowHeight(section, row) + (index === 0 ? sectionFrameHeight(section) : 0),
    ...(index === 0 ? { gapBefore: sectionGap } : {}),
    block: { kind: "section", section: { ...section, rows: [row] } },
  }))

const pieces = (view: PayslipView): ReadonlyArray<Piece> => {
  const footHeight = payslipFootHeight(view)
  return [
    ...sections(view).flatMap(sectionPieces),
    ...(footHeight === 0 ? [] : [{ height: footHeight, gapBefore: footGap, block: { kind: "foot" } } satisfies Piece]),
    ...longNoteLines(view).map((line, index): Piece => {
      const block: PayslipBlock = { kind: "note", lines: [line] }
      // the heading travels with the first line
      return index === 0
        ? { height: noteLineHeight + 19, gapBefore: footGap, keepWithNext: true, block }
        : { height: noteLineHeight, block }
    }),
  ]
}

const joined = (before: PayslipBlock | undefined, block: PayslipBlock): PayslipBlock | undefined => {
  if (before?.kind === "note" && block.kind === "note")
    return { kind: "note", lines: [...before.lines, ...block.lines] }
  if (before?.kind !== "section" || block.kind !== "section" || before.section.name !== block.section.name) return
  return { kind: "section", section: { ...before.section, rows: [...before.section.rows, ...block.section.rows] } }
}

const join = (blocks: ReadonlyArray<PayslipBlock>) => {
  const all: Array<PayslipBlock> = []
  for (const block of blocks) {
    const whole = joined(all.at(-1), block)
    if (whole !== undefined) all.pop()
    all.push(whole ?? block)
  }
  return all
}

/** Blocks of each page; always at least one page. */
export const payslipPages = (view: PayslipView): ReadonlyArray<ReadonlyArray<PayslipBlock>> => {
  const { height } = contentBox("A4")
  const all = pieces(view)
  const room = { first: height - payslipHeadHeight(view), next: height - continuationHeight - 24, continued: 24 }
  return paginate(all, room).map(({ from, to }) => join(all.slice(from, to).map(({ block }) => block)))
}

/** Px above a block that doesn't open its page. */
export const gapAbove = ({ kind }: PayslipBlock) => (kind === "section" ? sectionGap : footGap)
