/** Commercial papers, A4 portrait: one skeleton for all of them, the same for the preview and the PDF. */
import { breakLines } from "../break-lines.ts"
import { contentBox, pageMargin } from "../page-sizes.ts"
import { type FlowItem, paginate } from "../paginate.ts"
import { Column, Lines, Page, Row, Rule, Text } from "../primitives.tsx"
import { colours, typeSizes } from "../tokens.ts"
import { SheetHead, sheetHeadHeight } from "./sheet-head.tsx"
import { SheetSums, sheetSumsHeight } from "./sheet-sums.tsx"
import { lineHeight, TableHead, TableLine, tableHeadHeight } from "./sheet-table.tsx"
import type { SheetView } from "./sheet-view.ts"

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
const pieces = (view: SheetView): ReadonlyArray<Piece> => {
  const { clause, payToLabel } = view.words
  return [
    ...view.lines.map(
      (line, at): Piece => ({
        height: lineHeight(line),
        // Two lines at least stand above the sums.
        keepWithNext: at >= view.lines.length - 2,
        block: { kind: "line", at },
      }),
    ),
    { height: sheetSumsHeight(view), gapBefore: 16, block: { kind: "sums" } },
    ...(payToLabel === null ? [] : section(payToLabel, view.payTo)),
    ...section("備考", [view.content, clause ?? ""].filter((text) => text !== "").join("\n")),
  ]
}

const Continuation = ({ view }: { readonly view: SheetView }) => (
  <Row style={{ justifyContent: "space-between", alignItems: "baseline", height: continuationHeight }}>
    <Text size={typeSizes.body} weight={500} colour={colours.indigo} lineHeight={22}>
      {`${view.words.title}　${view.no}`}
    </Text>
    <Text size={typeSizes.table} lineHeight={22}>
      {breakLines((view.words.to === "buyer" ? view.buyer : view.seller).name, 380, typeSizes.table)[0] ?? ""}
    </Text>
  </Row>
)
const Footer = ({ view, page, pages }: { readonly view: SheetView; readonly page: number; readonly pages: number }) => {
  const look = { size: typeSizes.footer, colour: colours.sub, lineHeight: 12 }
  const name = breakLines((view.words.to === "buyer" ? view.seller : view.buyer).name, 300, typeSizes.footer)[0] ?? ""
  return (
    <Row
      style={{ position: "absolute", left: pageMargin, right: pageMargin, bottom: 22, justifyContent: "space-between" }}
    >
      <Text {...look}>{`${name}　${view.words.title} ${view.no}`}</Text>
      <Text {...look}>{page < pages ? `次ページへ続く　${page} / ${pages}` : `${page} / ${pages}`}</Text>
    </Row>
  )
}

const Drawn = ({
  view,
  block,
  marginTop,
}: {
  readonly view: SheetView
  readonly block: Block
  readonly marginTop: number
}) => {
  if (block.kind === "sums") return <SheetSums view={view} marginTop={marginTop} />
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

/** The pages of a commercial paper; a module's template gives its words and its stamp. */
export const sheetPages = (view: SheetView) => {
  const all = pieces(view)
  const rowsEnd = view.lines.length
  const room = height - footerRoom
  const dealt = paginate(all, {
    first: room - sheetHeadHeight(view) - tableHeadHeight,
    next: room - continuationHeight - tableHeadHeight,
    continued: 0,
  })
  return dealt.map(({ from, to }, index) => (
    <Page key={`${index + 1}/${dealt.length}`} size="A4" language="ja">
      {index === 0 ? <SheetHead view={view} /> : <Continuation view={view} />}
      {from < rowsEnd ? <TableHead view={view} /> : null}
      {all.slice(from, to).map(({ block, gapBefore = 0 }, n) => (
        <Drawn key={`${from + n}`} view={view} block={block} marginTop={n === 0 ? 0 : gapBefore} />
      ))}
      <Footer view={view} page={index + 1} pages={dealt.length} />
    </Page>
  ))
}
