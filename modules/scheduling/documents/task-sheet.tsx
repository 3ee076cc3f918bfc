/** 手配書, A3 portrait with half an inch of margin (TASK-38): the same for the preview and the PDF. */
import {
  breakLines,
  Column,
  colours,
  contentBox,
  type FlowItem,
  Lines,
  Page,
  type PaperTemplate,
  paginate,
  Row,
  Rule,
  Text,
} from "#modules/documents/layout/index.ts"
import type { TaskPrint } from "../contract/task-mail.ts"

const { width, height } = contentBox("A3")
const sizes = { title: 30, site: 26, heading: 16, body: 18, small: 13 } as const
const line = 28
const labelWidth = 180
const headHeight = 150
const footHeight = 30

interface Block extends FlowItem {
  readonly draw: (marginTop: number) => React.ReactElement
}
const heading = (text: string): Block => ({
  height: 38,
  gapBefore: 22,
  keepWithNext: true,
  draw: (marginTop) => (
    <Column style={{ marginTop, height: 38 }}>
      <Text size={sizes.heading} weight={700} colour={colours.indigo} lineHeight={28}>
        {text}
      </Text>
      <Rule colour={colours.indigo} thickness={1.5} />
    </Column>
  ),
})
/** A long value goes on line by line, so that a page may end between two of them. */
const fact = (label: string, value: string): ReadonlyArray<Block> =>
  breakLines(value, width - labelWidth, sizes.body).map((text, at) => ({
    height: line,
    ...(at === 0 ? { gapBefore: 4 } : {}),
    draw: (marginTop) => (
      <Row style={{ marginTop, height: line }}>
        <Column style={{ width: labelWidth }}>
          <Text size={sizes.small} colour={colours.sub} lineHeight={line}>
            {at === 0 ? label : " "}
          </Text>
        </Column>
        <Text size={sizes.body} lineHeight={line}>
          {text === "" ? " " : text}
        </Text>
      </Row>
    ),
  }))
const shift = ({ label, times, counts, people }: TaskPrint["shifts"][number]): ReadonlyArray<Block> => [
  {
    height: 36,
    gapBefore: 8,
    keepWithNext: people.length > 0,
    draw: (marginTop) => (
      <Row style={{ marginTop, height: 36, alignItems: "center", backgroundColor: colours.tint }}>
        <Column style={{ width: labelWidth, paddingLeft: 10 }}>
          <Text size={sizes.body} weight={700} lineHeight={line}>
            {label}
          </Text>
        </Column>
        <Column style={{ width: 300 }}>
          <Text size={sizes.body} weight={700} lineHeight={line}>
            {times}
          </Text>
        </Column>
        <Text size={sizes.body} lineHeight={line}>
          {counts === "" ? " " : counts}
        </Text>
      </Row>
    ),
  },
  ...(people.length === 0 ? [] : fact("", people.join("、"))),
]
const section = (title: string, lines: ReadonlyArray<{ readonly label: string; readonly value: string }>) =>
  lines.length === 0 ? [] : [heading(title), ...lines.flatMap(({ label, value }) => fact(label, value))]

const blocksOf = (view: TaskPrint): ReadonlyArray<Block> => [
  ...view.facts.flatMap(({ label, value }) => fact(label, value)),
  ...(view.shifts.length === 0 ? [] : [heading("勤務"), ...view.shifts.flatMap(shift)]),
  ...section("協力会社", view.vendors),
  ...section("連絡", view.notes),
]

const Head = ({ view }: { readonly view: TaskPrint }) => (
  <Column style={{ height: headHeight }}>
    <Row style={{ height: 44, justifyContent: "space-between" }}>
      <Text size={sizes.title} weight={700} colour={colours.indigo} lineHeight={44}>
        手配書
      </Text>
      <Text size={sizes.body} lineHeight={44}>
        {view.companyName}
      </Text>
    </Row>
    <Rule colour={colours.indigo} thickness={2} />
    <Lines
      lines={breakLines(view.siteName, width, sizes.site, 700).slice(0, 1)}
      size={sizes.site}
      weight={700}
      lineHeight={48}
    />
    <Text size={sizes.heading} weight={500} lineHeight={30}>
      {view.state === "" ? view.day : `${view.day}　${view.state}`}
    </Text>
  </Column>
)
const pages = (view: TaskPrint) => {
  const blocks = blocksOf(view)
  const room = height - footHeight
  const dealt = paginate(blocks, { first: room - headHeight, next: room, continued: 0 })
  return dealt.map(({ from, to }, index) => (
    <Page key={`${index + 1}/${dealt.length}`} size="A3" language="ja">
      {index === 0 ? <Head view={view} /> : null}
      {blocks.slice(from, to).map(({ draw, gapBefore = 0 }, n) => (
        <Column key={`${from + n}`}>{draw(n === 0 && index > 0 ? 0 : gapBefore)}</Column>
      ))}
      <Row style={{ position: "absolute", left: 48, right: 48, bottom: 24, justifyContent: "space-between" }}>
        <Text size={sizes.small} colour={colours.sub} lineHeight={18}>
          {`${view.companyName}　手配書　${view.madeOn}`}
        </Text>
        <Text size={sizes.small} colour={colours.sub} lineHeight={18}>
          {`${index + 1} / ${dealt.length}`}
        </Text>
      </Row>
    </Page>
  ))
}
export const template: PaperTemplate<TaskPrint> = { size: "A3", pages }
