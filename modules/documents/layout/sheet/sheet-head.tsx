import { breakLines } from "../break-lines.ts"
import { yenFigure } from "../figures.ts"
import { contentBox } from "../page-sizes.ts"
import { Column, LabelValue, Lines, Row, Rule, Text } from "../primitives.tsx"
import { sizeThatFits, textWidth } from "../text-width.ts"
import { colours, typeSizes } from "../tokens.ts"
import { Seal, sealSize } from "./sheet-seal.tsx"
import { dayText, periodText } from "./sheet-text.ts"
import type { SheetParty, SheetView } from "./sheet-view.ts"

const { width } = contentBox("A4")
export const leftWidth = 384
export const rightWidth = 264
const titleHeight = 62
const bandHeight = 54
const factLabel = 64

/** A name or an address of unusual length ends with …, so that the head never takes a whole page. */
const atMost = (lines: ReadonlyArray<string>, most: number) =>
  lines.length <= most ? lines : [...lines.slice(0, most - 1), `${[...(lines[most - 1] ?? "")].slice(0, -1).join("")}…`]

const where = ({ address, person, phone, postalCode }: SheetParty, room: number) => [
  ...(postalCode === null || postalCode === "" ? [] : [`〒${postalCode}`]),
  ...(address === null || address === "" ? [] : atMost(breakLines(address, room, typeSizes.table), 4)),
  ...(phone === null || phone === "" ? [] : [`TEL ${phone}`]),
  ...(person === null || person === "" ? [] : atMost(breakLines(`担当　${person}`, room, typeSizes.table), 2)),
]

const sides = (view: SheetView) => {
  const isToBuyer = view.words.to === "buyer"
  const [to, from] = isToBuyer ? [view.buyer, view.seller] : [view.seller, view.buyer]
  const number = view.registrationNumber ?? "登録なし（免税事業者等）"
  return {
    to,
    toName: atMost(breakLines(to.name, leftWidth - 48, 18, 500), 3),
    toWhere: where({ ...to, person: null, phone: null }, leftWidth),
    from,
    fromName: atMost(breakLines(from.name, rightWidth, 16, 700), 3),
    fromWhere: where(from, rightWidth),
    /** Under the name of whoever sells. */
    toNumber: isToBuyer ? null : number,
    fromNumber: isToBuyer ? number : null,
  }
}
const facts = (view: SheetView) => {
  const room = leftWidth - factLabel
  const period = periodText(view.period)
  return [
    {
      label: view.words.subjectLabel,
      lines: atMost(breakLines(view.title, room, typeSizes.body), 3),
    },
    ...(view.place === ""
      ? []
      : [{ label: "工事場所", lines: atMost(breakLines(view.place, room, typeSizes.body), 3) }]),
    ...(period === null ? [] : [{ label: "対象期間", lines: [period] }]),
  ]
}
const leftHeight = (view: SheetView) => {
  const { toName, toNumber, toWhere } = sides(view)
  const factLines = facts(view).reduce((sum, { lines }) => sum + lines.length * 18 + 4, 0)
  return toWhere.length * 16 + 10 + toName.length * 28 + 5 + (toNumber === null ? 0 : 22) + 30 + factLines
}
const rightHeight = (view: SheetView) => {
  const { fromName, fromNumber, fromWhere } = sides(view)
  return fromName.length * 24 + (fromNumber === null ? 0 : 24) + 6 + fromWhere.length * 17
}
/** Px that the first page's head takes, with the room below it. */
export const sheetHeadHeight = (view: SheetView) =>
  titleHeight + Math.max(leftHeight(view), rightHeight(view)) + 18 + bandHeight + 18

const TitleRow = ({ view }: { readonly view: SheetView }) => {
  const { stamp } = view
  const edition = view.edition === 1 ? "" : `　版${view.edition}`
  return (
    <Column style={{ height: titleHeight }}>
      <Row style={{ justifyContent: "space-between", alignItems: "flex-end", height: 40 }}>
        <Row style={{ gap: 14, alignItems: "flex-end" }}>
          <Text size={28} weight={500} colour={colours.indigo} lineHeight={40} tracking="0.32em">
            {view.words.title}
          </Text>
          {stamp === null ? null : (
            <Row
              style={{
                backgroundColor: colours.vermilion,
                borderRadius: 2,
                paddingLeft: 8,
                paddingRight: 8,
                height: 20,
                marginBottom: 6,
              }}
            >
              <Text size={typeSizes.table} weight={700} colour={colours.white} lineHeight={20}>
                {stamp}
              </Text>
            </Row>
          )}
        </Row>
        <Row style={{ gap: 22 }}>
          <LabelValue label="番号" value={`${view.no}${edition}`} size={typeSizes.body} weight={500} />
          <LabelValue label="発行日" value={dayText(view.issuedOn)} size={typeSizes.body} />
        </Row>
      </Row>
      <Rule thickness={2.25} colour={colours.indigo} style={{ marginTop: 4 }} />
      <Rule colour={colours.indigo} style={{ marginTop: 2 }} />
    </Column>
  )
}

const Number = ({ value }: { readonly value: string }) => <LabelValue label="登録番号" value={value} weight={500} />

const nameLine = 24
const overlap = 13
/** Between the number of registration and the seal: it never touches that. */
const clear = 8
const numberLabel = 45

/** On the last character of its maker's name, within the column, and right of the number below. */
const sealPlace = (fromName: ReadonlyArray<string>, fromNumber: string | null) => {
  const ofName = textWidth(fromName.at(-1) ?? "", 16, 700) - overlap
  const ofNumber = fromNumber === null ? 0 : numberLabel + textWidth(fromNumber, typeSizes.table, 500) + clear
  return {
    left: Math.min(rightWidth - sealSize, Math.max(ofName, ofNumber)),
    top: (fromName.length - 1) * nameLine - 10,
  }
}

const Parties = ({ view }: { readonly view: SheetView }) => {
  const { from, fromName, fromNumber, fromWhere, to, toName, toNumber, toWhere } = sides(view)
  return (
    <Row style={{ justifyContent: "space-between", height: Math.max(leftHeight(view), rightHeight(view)) + 18 }}>
      <Column style={{ width: leftWidth }}>
        <Lines lines={toWhere} size={typeSizes.table} colour={colours.sub} lineHeight={16} />
        <Row style={{ marginTop: 10, alignItems: "flex-end" }}>
          <Lines lines={toName} size={18} weight={500} lineHeight={28} />
          <Text size={14} lineHeight={28} style={{ paddingLeft: 12 }}>
            {to.isPerson === true ? "様" : "御中"}
          </Text>
        </Row>
        <Rule colour={colours.ink} style={{ marginTop: 4 }} />
        {toNumber === null ? null : (
          <Row style={{ height: 22, alignItems: "flex-end" }}>
            <Number value={toNumber} />
          </Row>
        )}
        <Text size={typeSizes.table} lineHeight={30}>
          {view.words.greeting}
        </Text>
        {facts(view).map(({ label, lines }) => (
          <Row key={label} style={{ marginBottom: 4 }}>
            <Text size={typeSizes.label} colour={colours.sub} lineHeight={18} style={{ width: factLabel }}>
              {label}
            </Text>
            <Lines lines={lines} size={typeSizes.body} lineHeight={18} />
          </Row>
        ))}
      </Column>
      <Column style={{ width: rightWidth, position: "relative" }}>
        {view.seal == null ? null : <Seal seal={view.seal} name={from.name} {...sealPlace(fromName, fromNumber)} />}
        <Column style={{ position: "relative" }}>
          <Lines lines={fromName} size={16} weight={700} lineHeight={nameLine} />
        </Column>
        {fromNumber === null ? null : (
          <Row style={{ height: 24 }}>
            <Number value={fromNumber} />
          </Row>
        )}
        <Column style={{ marginTop: 6 }}>
          <Lines lines={fromWhere} size={typeSizes.table} lineHeight={17} />
        </Column>
      </Column>
    </Row>
  )
}

const Band = ({ view }: { readonly view: SheetView }) => {
  const { dueLabel, totalLabel } = view.words
  const total = yenFigure(view.total)
  return (
    <Row
      style={{
        width,
        height: bandHeight,
        backgroundColor: colours.tint,
        alignItems: "center",
        justifyContent: "space-between",
        paddingRight: 18,
      }}
    >
      <Row style={{ alignItems: "center", height: bandHeight }}>
        <Column style={{ width: 4, height: bandHeight, backgroundColor: colours.indigo, marginRight: 16 }} />
        <Text size={14} weight={500} lineHeight={bandHeight} style={{ paddingRight: 16 }}>
          {totalLabel}
        </Text>
        <Text size={sizeThatFits(`¥${total}`, 250, typeSizes.grandTotal, 700)} weight={700} lineHeight={bandHeight}>
          {`¥${total}`}
        </Text>
        <Text size={typeSizes.table} colour={colours.sub} lineHeight={bandHeight} style={{ paddingLeft: 10 }}>
          （税込）
        </Text>
      </Row>
      {dueLabel === null || view.dueOn === null ? (
        <Text lineHeight={18}> </Text>
      ) : (
        <LabelValue label={dueLabel} value={dayText(view.dueOn)} size={14} weight={500} />
      )}
    </Row>
  )
}

/** Title, parties, subject and the sum: the top of the first page. */
export const SheetHead = ({ view }: { readonly view: SheetView }) => (
  <Column style={{ height: sheetHeadHeight(view) }}>
    <TitleRow view={view} />
    <Parties view={view} />
    <Band view={view} />
  </Column>
)
