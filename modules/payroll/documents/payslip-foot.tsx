/** Below the sections: 本年累計, 有給休暇 and 振込先・備考, each only when it has data. */
import {
  breakLines,
  Column,
  colours,
  contentBox,
  Lines,
  Row,
  Rule,
  Text,
  textWidth,
  typeSizes,
  yenFigure,
} from "#modules/documents/layout/index.ts"
import { payslipLabels } from "./payslip-labels.ts"
import type { PayslipView } from "./payslip-view.ts"
import { quantityText } from "./quantity-text.ts"

const { width } = contentBox("A4")
const gap = 18
const listWidth = (width - 2 * gap) / 3.3
const headingHeight = 18.75
const hair = 0.75
const bankLineHeight = 22
export const noteLineHeight = 16
const mostLinesInColumn = 8

interface ListItem {
  readonly label: string
  readonly value: string
}

const itemLines = ({ label, value }: ListItem) =>
  breakLines(label, listWidth - textWidth(value, typeSizes.body) - 8, typeSizes.table)

const itemHeight = (item: ListItem) => {
  const lines = itemLines(item).length
  return hair + (lines === 1 ? 22 : lines * 14 + 6)
}

const lists = (view: PayslipView) => {
  const labels = payslipLabels[view.language]
  return [
    { heading: labels.yearToDate, items: view.yearToDate.map((line) => ({ ...line, value: yenFigure(line.amount) })) },
    { heading: labels.leave, items: view.leave.map((line) => ({ ...line, value: quantityText(labels, line) })) },
  ].filter(({ items }) => items.length > 0)
}

const bankWidth = (view: PayslipView) => width - lists(view).length * (listWidth + gap)
const bankLines = (view: PayslipView) =>
  view.bank === undefined ? [] : breakLines(view.bank, bankWidth(view), typeSizes.table, 500)

const noteLines = (view: PayslipView, room: number) =>
  view.note === undefined || view.note === "" ? [] : breakLines(view.note, room, typeSizes.table)

const isNoteLong = (view: PayslipView) => noteLines(view, bankWidth(view)).length > mostLinesInColumn
const noteInColumn = (view: PayslipView) => (isNoteLong(view) ? [] : noteLines(view, bankWidth(view)))

/** A note too long for its column, as lines over the whole width that may flow to the next page. */
export const longNoteLines = (view: PayslipView) => (isNoteLong(view) ? noteLines(view, width) : [])

/** Px of the three columns; 0 when none has data. */
export const payslipFootHeight = (view: PayslipView) => {
  const bank = bankLines(view).length * bankLineHeight
  const note = noteInColumn(view).length * noteLineHeight
  const heights = lists(view).map(({ items }) => items.reduce((sum, item) => sum + itemHeight(item), headingHeight))
  return Math.max(0, ...heights, bank + note === 0 ? 0 : headingHeight + bank + note)
}

export const FootHeading = ({ text }: { readonly text: string }) => (
  <Column style={{ height: headingHeight }}>
    <Text size={typeSizes.label} weight={700} colour={colours.indigo} lineHeight={18}>
      {text}
    </Text>
    <Rule colour={colours.indigo} />
  </Column>
)

const Item = (item: ListItem) => {
  const lines = itemLines(item)
  return (
    <Column style={{ height: itemHeight(item) }}>
      <Row style={{ justifyContent: "space-between", alignItems: "center", height: itemHeight(item) - hair }}>
        <Lines lines={lines} size={typeSizes.table} colour={colours.sub} lineHeight={lines.length === 1 ? 22 : 14} />
        <Text size={typeSizes.body} lineHeight={22}>
          {item.value}
        </Text>
      </Row>
      <Rule />
    </Column>
  )
}

const bankHeading = (view: PayslipView, hasNote: boolean) => {
  const labels = payslipLabels[view.language]
  if (view.bank === undefined) return labels.note
  return hasNote ? labels.bankAndNote : labels.bank
}

export const PayslipFoot = ({ view, marginTop }: { readonly view: PayslipView; readonly marginTop: number }) => {
  const bank = bankLines(view)
  const note = noteInColumn(view)
  return (
    <Row style={{ marginTop, gap, alignItems: "flex-start" }}>
      {lists(view).map(({ heading, items }) => (
        <Column key={heading} style={{ width: listWidth }}>
          <FootHeading text={heading} />
          {items.map(({ label, value }, index) => (
            <Item key={`${index}${label}`} label={label} value={value} />
          ))}
        </Column>
      ))}
      {bank.length + note.length === 0 ? null : (
        <Column style={{ width: bankWidth(view) }}>
          <FootHeading text={bankHeading(view, note.length > 0)} />
          <Lines lines={bank} size={typeSizes.table} weight={500} lineHeight={bankLineHeight} />
          <Lines lines={note} size={typeSizes.table} colour={colours.sub} lineHeight={noteLineHeight} />
        </Column>
      )}
    </Row>
  )
}
