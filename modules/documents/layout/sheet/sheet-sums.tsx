import { yenFigure } from "../figures.ts"
import { Column, Row, Rule, Text } from "../primitives.tsx"
import { sizeThatFits } from "../text-width.ts"
import { colours, typeSizes } from "../tokens.ts"
import { leftWidth, rightWidth } from "./sheet-head.tsx"
import { dayText } from "./sheet-text.ts"
import type { SheetView } from "./sheet-view.ts"

const roundingWords = { floor: "切り捨てて", halfUp: "四捨五入して", ceil: "切り上げて" } as const
const rowHeight = 26
const totalHeight = 44

const notes = (view: SheetView): ReadonlyArray<string> => [
  ...(view.rates.some(({ rate }) => rate === 8) ? ["※印は軽減税率（8%）対象です。"] : []),
  `消費税額は税率ごとに1回、1円未満を${roundingWords[view.rounding]}います。`,
  // Where the whole tax may be deducted nothing needs to be said of it.
  ...view.deductible
    .filter(({ percent }) => percent < 100)
    .map(
      ({ from, percent }) =>
        `${view.deductible.length > 1 ? `${dayText(from)}からの分は、` : ""}仕入税額の${percent}%を控除できる経過措置の対象です。`,
    ),
]
const sumsOf = (view: SheetView) => {
  const lines = view.lines.reduce((sum, { amount }) => sum + amount, 0)
  const { fixed, percent, percentYen } = view.charge
  const changed = [
    ...(fixed === 0 ? [] : [{ label: "手数料", amount: fixed }]),
    ...(percent === null ? [] : [{ label: `手数料（${percent}%）`, amount: percentYen }]),
    ...(view.discount === 0 ? [] : [{ label: "値引き", amount: -view.discount }]),
  ]
  return [
    ...(changed.length === 0 ? [] : [{ label: "明細の計", amount: lines }, ...changed]),
    { label: "小計（税抜）", amount: view.subTotal },
    { label: "消費税額", amount: view.tax },
  ]
}
export const sheetSumsHeight = (view: SheetView) =>
  Math.max(
    24 + view.rates.length * rowHeight + 8 + notes(view).length * 15,
    sumsOf(view).length * rowHeight + totalHeight,
  )

const rateColumns = [120, 96, 80, 88] as const
const RateRow = ({ cells, isHead = false }: { readonly cells: ReadonlyArray<string>; readonly isHead?: boolean }) => (
  <Row
    style={{
      height: isHead ? 24 : rowHeight - 0.75,
      alignItems: "center",
      backgroundColor: isHead ? colours.tint : colours.white,
    }}
  >
    {cells.map((text, n) => (
      <Column key={text + n} style={{ width: rateColumns[n] ?? 0, paddingLeft: 6, paddingRight: 6 }}>
        <Text
          size={isHead ? typeSizes.label : sizeThatFits(text, (rateColumns[n] ?? 0) - 12, typeSizes.table, 400)}
          weight={isHead ? 500 : 400}
          lineHeight={16}
          align={n === 0 ? "left" : "right"}
        >
          {text}
        </Text>
      </Column>
    ))}
  </Row>
)
const RateBox = ({ view }: { readonly view: SheetView }) => (
  <Column style={{ width: leftWidth }}>
    <RateRow isHead cells={["税率区分", "対象額（税抜）", "消費税額", "税込額"]} />
    {view.rates.map(({ rate, subTotal, tax }) => (
      <Column key={rate}>
        <RateRow
          cells={[
            rate === 8 ? "8%対象（軽減）※" : `${rate}%対象`,
            yenFigure(subTotal),
            yenFigure(tax),
            yenFigure(subTotal + tax),
          ]}
        />
        <Rule />
      </Column>
    ))}
    <Column style={{ marginTop: 8 }}>
      {notes(view).map((note) => (
        <Text key={note} size={typeSizes.label} colour={colours.sub} lineHeight={15}>
          {note}
        </Text>
      ))}
    </Column>
  </Column>
)

/** By rate on the left, what it comes to on the right. */
export const SheetSums = ({ view, marginTop }: { readonly view: SheetView; readonly marginTop: number }) => {
  const total = `¥${yenFigure(view.total)}`
  return (
    <Row style={{ marginTop, height: sheetSumsHeight(view), justifyContent: "space-between" }}>
      <RateBox view={view} />
      <Column style={{ width: rightWidth }}>
        {sumsOf(view).map(({ amount, label }) => (
          <Column key={label}>
            <Row
              style={{
                height: rowHeight - 0.75,
                alignItems: "center",
                justifyContent: "space-between",
                paddingLeft: 6,
                paddingRight: 6,
              }}
            >
              <Text size={typeSizes.table} lineHeight={18}>
                {label}
              </Text>
              <Text size={typeSizes.body} colour={amount < 0 ? colours.vermilion : colours.ink} lineHeight={18}>
                {yenFigure(amount)}
              </Text>
            </Row>
            <Rule />
          </Column>
        ))}
        <Column style={{ height: totalHeight }}>
          <Rule thickness={1.5} colour={colours.indigo} />
          <Row
            style={{
              height: 38,
              alignItems: "center",
              justifyContent: "space-between",
              paddingLeft: 6,
              paddingRight: 6,
            }}
          >
            <Text size={typeSizes.body} weight={700} lineHeight={24}>
              {view.words.totalLabel}
            </Text>
            <Text size={sizeThatFits(total, 150, 20, 700)} weight={700} lineHeight={30}>
              {total}
            </Text>
          </Row>
          <Rule colour={colours.indigo} />
          <Rule colour={colours.indigo} style={{ marginTop: 2 }} />
        </Column>
      </Column>
    </Row>
  )
}
