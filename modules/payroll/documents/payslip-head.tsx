import {
  breakLines,
  Column,
  colours,
  contentBox,
  LabelValue,
  Lines,
  Row,
  Rule,
  sizeThatFits,
  Text,
  typeSizes,
  yenFigure,
  yenTotal,
} from "#modules/documents/layout/index.ts"
import { type PayslipLabels, payslipLabels } from "./payslip-labels.ts"
import { dayText, monthText, periodText } from "./payslip-text.ts"
import type { PayslipView } from "./payslip-view.ts"

const { width } = contentBox("A4")
const titleHeight = 49
const sumsHeight = 69
const addresseeWidth = 400
const issuerWidth = 270
const nameHeight = 30

const facts = ({ person }: PayslipView, labels: PayslipLabels) =>
  [
    { label: labels.employeeNo, value: person.employeeNo },
    { label: labels.team, value: person.team },
    { label: labels.payForm, value: person.payForm },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))

const addressee = (view: PayslipView) => {
  const labels = payslipLabels[view.language]
  const shown = facts(view, labels)
  const room = addresseeWidth - (labels.honorific === "" ? 0 : 34)
  const lines = breakLines(view.person.name, room / 1.06, typeSizes.addressee, 500)
  return { shown, lines, height: (shown.length === 0 ? 0 : 24) + lines.length * nameHeight + 4.75 }
}

const issuer = ({ company }: PayslipView) => {
  const name = breakLines(company.name, issuerWidth, typeSizes.issuer, 700)
  const where = [company.address, company.phone && `TEL ${company.phone}`]
    .flatMap((line) => (line === undefined || line === "" ? [] : [line]))
    .flatMap((line) => breakLines(line, issuerWidth, typeSizes.label))
  return { name, where, height: name.length * 22 + where.length * 15 }
}

const partiesHeight = (view: PayslipView) => Math.max(addressee(view).height, issuer(view).height)

/** Px that the first page's head takes, with the room below it. */
export const payslipHeadHeight = (view: PayslipView) => titleHeight + 22 + partiesHeight(view) + 20 + sumsHeight + 18

const Correction = ({ text }: { readonly text: string }) => (
  <Row style={{ backgroundColor: colours.vermilion, borderRadius: 2, paddingLeft: 8, paddingRight: 8, height: 20 }}>
    <Text size={typeSizes.table} weight={700} colour={colours.white} lineHeight={20}>
      {text}
    </Text>
  </Row>
)

const TitleRow = ({ view, labels }: { readonly view: PayslipView; readonly labels: PayslipLabels }) => (
  <Column style={{ height: titleHeight }}>
    <Row style={{ justifyContent: "space-between", alignItems: "flex-end", height: 44, paddingBottom: 10 }}>
      <Row style={{ alignItems: "baseline", gap: 18 }}>
        <Text
          size={typeSizes.title}
          weight={500}
          colour={colours.indigo}
          lineHeight={34}
          tracking={view.language === "ja" ? "0.24em" : "0.02em"}
        >
          {labels.title}
        </Text>
        <Text size={typeSizes.month} weight={500} lineHeight={34}>
          {monthText(view)}
        </Text>
        {view.revision === 0 ? null : <Correction text={labels.corrected(view.revision)} />}
      </Row>
      <Row style={{ gap: 22, paddingBottom: 3 }}>
        {view.payDay === undefined ? null : (
          <LabelValue label={labels.payDay} value={dayText(labels, view.payDay)} size={typeSizes.body} weight={500} />
        )}
        {view.period === undefined ? null : (
          <LabelValue
            label={labels.period}
            value={periodText(labels, view.period)}
            size={typeSizes.body}
            weight={500}
          />
        )}
      </Row>
    </Row>
    <Rule thickness={2.25} colour={colours.indigo} />
    <Rule colour={colours.indigo} style={{ marginTop: 2 }} />
  </Column>
)

const Parties = ({ view, labels }: { readonly view: PayslipView; readonly labels: PayslipLabels }) => {
  const { shown, lines } = addressee(view)
  const { name, where } = issuer(view)
  return (
    <Row
      style={{
        marginTop: 22,
        marginBottom: 20,
        height: partiesHeight(view),
        justifyContent: "space-between",
        alignItems: "flex-end",
      }}
    >
      <Column style={{ width: addresseeWidth }}>
        {shown.length === 0 ? null : (
          <Row style={{ gap: 20, marginBottom: 6 }}>
            {shown.map(({ label, value }) => (
              <LabelValue key={label} label={label} value={value} />
            ))}
          </Row>
        )}
        <Row style={{ alignItems: "flex-end", paddingBottom: 4 }}>
          <Lines lines={lines} size={typeSizes.addressee} weight={500} lineHeight={nameHeight} tracking="0.06em" />
          {labels.honorific === "" ? null : (
            <Text size={typeSizes.issuer} lineHeight={28} style={{ paddingLeft: 12 }}>
              {labels.honorific}
            </Text>
          )}
        </Row>
        <Rule colour={colours.ink} />
      </Column>
      <Column style={{ alignItems: "flex-end" }}>
        <Lines lines={name} size={typeSizes.issuer} weight={700} lineHeight={22} align="right" />
        <Lines lines={where} size={typeSizes.label} colour={colours.sub} lineHeight={15} align="right" />
      </Column>
    </Row>
  )
}

interface SumProps {
  readonly label: string
  readonly value: string
  readonly share: number
  /** Of all sums in the row. */
  readonly shares: number
  readonly gaps: number
  readonly isNet?: boolean
}

const Sum = ({ label, value, share, shares, gaps, isNet = false }: SumProps) => {
  const room = ((width - gaps) * share) / shares - 28
  const colour = isNet ? colours.white : colours.ink
  return (
    <Column
      style={{
        width: room + 28,
        height: sumsHeight,
        padding: "8px 14px 9px 14px",
        backgroundColor: isNet ? colours.indigo : colours.tint,
      }}
    >
      <Text size={typeSizes.table} weight={500} colour={colour} lineHeight={16}>
        {label}
      </Text>
      <Text
        size={sizeThatFits(value, room, isNet ? typeSizes.grandTotal : 19, 700)}
        weight={700}
        colour={colour}
        lineHeight={36}
        align="right"
      >
        {value}
      </Text>
    </Column>
  )
}

/** Title, parties and the three sums: the top of the first page. */
export const PayslipHead = ({ view }: { readonly view: PayslipView }) => {
  const labels = payslipLabels[view.language]
  const { repaid } = view.totals
  const row = repaid === undefined ? { shares: 3.5, gaps: 6 } : { shares: 4.5, gaps: 9 }
  return (
    <Column style={{ height: payslipHeadHeight(view) }}>
      <TitleRow view={view} labels={labels} />
      <Parties view={view} labels={labels} />
      <Row style={{ gap: 3 }}>
        <Sum label={labels.totalPay} value={yenFigure(view.totals.pay)} share={1} {...row} />
        <Sum label={labels.totalDeductions} value={yenFigure(view.totals.deductions)} share={1} {...row} />
        {repaid === undefined ? null : <Sum label={labels.repaid} value={yenFigure(repaid)} share={1} {...row} />}
        <Sum label={labels.net} value={yenTotal(view.totals.net)} share={1.5} {...row} isNet />
      </Row>
    </Column>
  )
}
