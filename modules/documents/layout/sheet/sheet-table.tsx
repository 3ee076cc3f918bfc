import { breakLines } from "../break-lines.ts"
import { yenFigure } from "../figures.ts"
import { contentBox } from "../page-sizes.ts"
import { Column, Lines, Row, Rule, Text } from "../primitives.tsx"
import { sizeThatFits } from "../text-width.ts"
import { colours, typeSizes } from "../tokens.ts"
import { quantityText } from "./sheet-text.ts"
import type { SheetLine, SheetView } from "./sheet-view.ts"

const { width } = contentBox("A4")
const columns = { no: 26, quantity: 62, unit: 44, price: 84, rate: 46, amount: 96 } as const
const labelWidth = width - Object.values(columns).reduce((sum, one) => sum + one, 0)
const padding = 6
export const tableHeadHeight = 28

const labelLines = ({ label }: SheetLine) => breakLines(label, labelWidth - 2 * padding, typeSizes.table)
const noteLines = ({ note }: SheetLine) =>
  note === "" ? [] : breakLines(note, labelWidth - 2 * padding, typeSizes.label)
export const lineHeight = (line: SheetLine) => labelLines(line).length * 16 + noteLines(line).length * 13 + 8.75

interface CellProps {
  readonly width: number
  readonly align?: "left" | "right" | "center"
  readonly weight?: 400 | 500
  readonly colour?: string
  readonly size?: number
  readonly children: string
}
const Cell = ({
  align = "right",
  children,
  colour = colours.ink,
  size = typeSizes.table,
  weight = 400,
  width: room,
}: CellProps) => (
  <Column style={{ width: room, paddingLeft: padding, paddingRight: padding }}>
    <Text
      size={sizeThatFits(children === "" ? " " : children, room - 2 * padding, size, weight)}
      weight={weight}
      colour={colour}
      lineHeight={16}
      align={align}
    >
      {children === "" ? " " : children}
    </Text>
  </Column>
)

const HeadCell = ({ align = "right", children, width: room }: Pick<CellProps, "align" | "children" | "width">) => (
  <Cell width={room} align={align} weight={500} colour={colours.indigo} size={typeSizes.label}>
    {children}
  </Cell>
)
export const TableHead = ({ view }: { readonly view: SheetView }) => (
  <Column style={{ height: tableHeadHeight }}>
    <Rule thickness={1.5} colour={colours.indigo} />
    <Row style={{ height: 25.75, alignItems: "center", backgroundColor: colours.tint }}>
      <HeadCell width={columns.no}>No</HeadCell>
      <HeadCell width={labelWidth} align="left">
        品名・作業内容
      </HeadCell>
      <HeadCell width={columns.quantity}>数量</HeadCell>
      <HeadCell width={columns.unit} align="center">
        単位
      </HeadCell>
      <HeadCell width={columns.price}>単価</HeadCell>
      <HeadCell width={columns.rate} align="center">
        税率
      </HeadCell>
      <HeadCell width={columns.amount}>{view.isTaxIncluded ? "金額（税込）" : "金額（税抜）"}</HeadCell>
    </Row>
    <Rule colour={colours.indigo} />
  </Column>
)

interface LineProps {
  readonly line: SheetLine
  readonly n: number
  readonly isLast: boolean
}
const negative = (yen: number) => (yen < 0 ? colours.vermilion : colours.ink)
export const TableLine = ({ isLast, line, n }: LineProps) => (
  <Column style={{ height: lineHeight(line), justifyContent: "space-between" }}>
    <Row style={{ paddingTop: 4 }}>
      <Cell width={columns.no} colour={colours.sub} size={typeSizes.label}>
        {String(n)}
      </Cell>
      <Column style={{ width: labelWidth, paddingLeft: padding, paddingRight: padding }}>
        <Lines lines={labelLines(line)} size={typeSizes.table} lineHeight={16} />
        <Lines lines={noteLines(line)} size={typeSizes.label} colour={colours.sub} lineHeight={13} />
      </Column>
      <Cell width={columns.quantity}>{quantityText(line.quantity)}</Cell>
      <Cell width={columns.unit} align="center">
        {line.unit}
      </Cell>
      <Cell width={columns.price} colour={negative(line.unitPrice)}>
        {yenFigure(line.unitPrice)}
      </Cell>
      <Cell width={columns.rate} align="center">
        {line.rate === 8 ? "※8%" : `${line.rate}%`}
      </Cell>
      <Cell width={columns.amount} weight={500} colour={negative(line.amount)}>
        {yenFigure(line.amount)}
      </Cell>
    </Row>
    <Rule thickness={isLast ? 1.5 : 0.75} colour={isLast ? colours.indigo : colours.hair} />
  </Column>
)
