/** 給与明細書, A4 portrait: the paper of a slip, the same for the preview and the PDF. */
import {
  Column,
  colours,
  Lines,
  Page,
  type PaperTemplate,
  pageMargin,
  Row,
  Rule,
  Text,
  typeSizes,
} from "#modules/documents/layout/index.ts"
import { continuationHeight, gapAbove, type PayslipBlock, payslipPages } from "./payslip-flow.ts"
import { FootHeading, noteLineHeight, PayslipFoot } from "./payslip-foot.tsx"
import { PayslipHead } from "./payslip-head.tsx"
import { payslipLabels } from "./payslip-labels.ts"
import { Section } from "./payslip-section.tsx"
import { monthText } from "./payslip-text.ts"
import type { PayslipView } from "./payslip-view.ts"

const Continuation = ({ view }: { readonly view: PayslipView }) => (
  <Column style={{ height: continuationHeight }}>
    <Row style={{ justifyContent: "space-between", alignItems: "baseline", height: 22 }}>
      <Text size={typeSizes.body} weight={500} colour={colours.indigo} lineHeight={22}>
        {`${payslipLabels[view.language].title}　${monthText(view)}`}
      </Text>
      <Text size={typeSizes.table} lineHeight={22}>
        {view.person.name}
      </Text>
    </Row>
    <Rule thickness={1.5} colour={colours.indigo} style={{ marginTop: 4 }} />
  </Column>
)

const Block = ({ view, block, marginTop }: { view: PayslipView; block: PayslipBlock; marginTop: number }) => {
  if (block.kind === "section") return <Section {...block.section} marginTop={marginTop} />
  if (block.kind === "foot") return <PayslipFoot view={view} marginTop={marginTop} />
  return (
    <Column style={{ marginTop }}>
      <FootHeading text={payslipLabels[view.language].note} />
      <Lines lines={block.lines} size={typeSizes.table} colour={colours.sub} lineHeight={noteLineHeight} />
    </Column>
  )
}

const Footer = ({ view, page, pages }: { view: PayslipView; page: number; pages: number }) => {
  const labels = payslipLabels[view.language]
  const ending = page < pages ? labels.continued : labels.keep
  const look = { size: typeSizes.footer, colour: colours.faint, lineHeight: 12 }
  return (
    <Row
      style={{
        position: "absolute",
        left: pageMargin,
        right: pageMargin,
        bottom: 22,
        justifyContent: "space-between",
      }}
    >
      <Text {...look}>{`${view.company.name}　${labels.title}　${monthText(view)}`}</Text>
      <Text {...look}>{pages === 1 ? ending : `${ending}　${page} / ${pages}`}</Text>
    </Row>
  )
}

export const template: PaperTemplate<PayslipView> = {
  size: "A4",
  pages: (view) => {
    const pages = payslipPages(view)
    return pages.map((blocks, index) => (
      <Page key={`${index + 1}/${pages.length}`} size="A4" language={view.language}>
        {index === 0 ? <PayslipHead view={view} /> : <Continuation view={view} />}
        {blocks.map((block, place) => (
          <Block
            key={`${block.kind}${place}`}
            view={view}
            block={block}
            marginTop={place === 0 ? 0 : gapAbove(block)}
          />
        ))}
        <Footer view={view} page={index + 1} pages={pages.length} />
      </Page>
    ))
  },
}
