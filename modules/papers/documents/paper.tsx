/** The eight papers, A4 portrait: one skeleton, the same for the preview and the PDF. */
import {
  breakLines,
  Column,
  colours,
  contentBox,
  type FlowItem,
  Lines,
  Page,
  type PaperTemplate,
  pageMargin,
  paginate,
  Row,
  Rule,
  Text,
  typeSizes,
} from "#modules/documents/layout/index.ts"
import { PaperHead, paperHeadHeight } from "./paper-head.tsx"
import type { PaperPrint } from "./paper-print.ts"
import { paperSpecs } from "./paper-specs.ts"
import { PaperSums, paperSumsHeight } from "./paper-sums.tsx"
import { lineHeight, TableHead, TableLine, tableHeadHeight } from "./paper-table.tsx"

const { height, width } = contentBox("A4")
const continuationHeight = 40
const footerRoom = 20
const noteHeight = 17
const headingHeight = 26

type Block =
  | { readonly kind: "line"; readonly at: number }
  | { readonly kind: "sums" }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
type Piece = FlowItem & { readonly block: Block }

/** A heading travels with its first line; a long text goes on from page to page. */
const section = (heading: string, text: string): ReadonlyArray<Piece> => {
  if (text === "") return []
  const lines = breakLines(text, width, typeSizes.table)
  return [
    { height: headingHeight, gapBefore: 18, keepWithNext: true, block: { kind: "heading", text: heading } },
    ...lines.map((line): Piece => ({ height: noteHeight, block: { kind: "text", text: line } })),
  ]
}
const pieces = (view: PaperPrint): ReadonlyArray<Piece> => {
  const { clause, payToLabel } = paperSpecs[view.type]
  return [
    ...view.lines.map(
      (line, at): Piece => ({
        height: lineHeight(line),
        // Two lines at least stand above the sums.
        keepWithNext: at >= view.lines.length - 2,
        block: { kind: "line", at },
      }),
    ),
    { height: paperSumsHeight(view), gapBefore: 16, block: { kind: "sums" } },
    ...(payToLabel === null ? [] : section(payToLabel, view.payTo)),
    ...section("備考", [view.content, clause ?? ""].filter((text) => text !== "").join("\n")),
  ]
}

const Continuation = ({ view }: { readonly view: PaperPrint }) => (
  <Row style={{ justifyContent: "space-between", alignItems: "baseline", height: continuationHeight }}>
    <Text size={typeSizes.body} weight={500} colour={colours.indigo} lineHeight={22}>
      {`${paperSpecs[view.type].title}　${view.no}`}
    </Text>
    <Text size={typeSizes.table} lineHeight={22}>
      {breakLines((paperSpecs[view.type].to === "buyer" ? view.buyer : view.seller).name, 380, typeSizes.table)[0] ??
        ""}
    </Text>
  </Row>
)
const Footer = ({
  view,
  page,
  pages,
}: {
  readonly view: PaperPrint
  readonly page: number
  readonly pages: number
}) => {
  const look = { size: typeSizes.footer, colour: colours.sub, lineHeight: 12 }
  const name =
    breakLines((paperSpecs[view.type].to === "buyer" ? view.seller : view.buyer).name, 300, typeSizes.footer)[0] ?? ""
  return (
    <Row
      style={{ position: "absolute", left: pageMargin, right: pageMargin, bottom: 22, justifyContent: "space-between" }}
    >
      <Text {...look}>{`${name}　${paperSpecs[view.type].title} ${view.no}`}</Text>
      <Text {...look}>{page < pages ? `次ページへ続く　${page} / ${pages}` : `${page} / ${pages}`}</Text>
    </Row>
  )
}

const Drawn = ({
  view,
  block,
  marginTop,
}: {
  readonly view: PaperPrint
  readonly block: Block
  readonly marginTop: number
}) => {
  if (block.kind === "sums") return <PaperSums view={view} marginTop={marginTop} />
  if (block.kind === "text") return <Lines lines={[block.text]} size={typeSizes.table} lineHeight={noteHeight} />
  if (block.kind === "heading")
    return (
      <Column style={{ marginTop, height: headingHeight }}>
        <Text size={typeSizes.label} weight={500} colour={colours.indigo} lineHeight={18}>
          {block.text}
        </Text>
        <Rule colour={colours.indigo} />
      </Column>
    )
  const line = view.lines[block.at]
  return line === undefined ? null : (
    <TableLine line={line} n={block.at + 1} isLast={block.at === view.lines.length - 1} />
  )
}

export const template: PaperTemplate<PaperPrint> = {
  size: "A4",
  pages: (view) => {
    const all = pieces(view)
    const rowsEnd = view.lines.length
    const room = height - footerRoom
    const dealt = paginate(all, {
      first: room - paperHeadHeight(view) - tableHeadHeight,
      next: room - continuationHeight - tableHeadHeight,
      continued: 0,
    })
    return dealt.map(({ from, to }, index) => (
      <Page key={`${index + 1}/${dealt.length}`} size="A4" language="ja">
        {index === 0 ? <PaperHead view={view} /> : <Continuation view={view} />}
        {from < rowsEnd ? <TableHead view={view} /> : null}
        {all.slice(from, to).map(({ block, gapBefore = 0 }, n) => (
          <Drawn key={`${from + n}`} view={view} block={block} marginTop={n === 0 ? 0 : gapBefore} />
        ))}
        <Footer view={view} page={index + 1} pages={dealt.length} />
      </Page>
    ))
  },
}
