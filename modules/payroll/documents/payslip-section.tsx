/** The grid of 勤怠, 支給 and 控除: six cells a row, each a tinted label over its figure. */
import {
  breakLines,
  Column,
  colours,
  contentBox,
  Lines,
  Row,
  Rule,
  sizeThatFits,
  Text,
  typeSizes,
  VerticalRule,
} from "#modules/documents/layout/index.ts"

export interface SectionCell {
  readonly label: string
  readonly value: string
  readonly isStrong: boolean
  readonly isNegative: boolean
}

export interface PayslipSection {
  readonly name: string
  readonly colour: string
  readonly rows: ReadonlyArray<ReadonlyArray<SectionCell | undefined>>
}

const columns = 6
const tabWidth = 30
const bandHeight = 18
const valueHeight = 32
const hair = 0.75

/** 勤怠 stands upright on the left; a Latin word lies in a band on top. */
const isUpright = (name: string) => /^\p{Script=Han}+$/u.test(name)
const cellWidth = (name: string) => (contentBox("A4").width - (isUpright(name) ? tabWidth : 0)) / columns

const labelLines = (name: string, cell: SectionCell | undefined) =>
  breakLines(cell?.label ?? "", cellWidth(name) - 12, typeSizes.label)

const labelHeight = (name: string, row: PayslipSection["rows"][number]) => {
  const lines = Math.max(...row.map((cell) => labelLines(name, cell).length))
  return lines === 1 ? 19 : lines * 13 + 6
}

/** Px of a row with its hairline. */
export const sectionRowHeight = ({ name }: PayslipSection, row: PayslipSection["rows"][number]) =>
  labelHeight(name, row) + valueHeight + hair

/** Px around a section's rows: its two rules, and the band of a Latin name. */
export const sectionFrameHeight = ({ name }: PayslipSection) => 1.5 + hair + (isUpright(name) ? 0 : bandHeight)

/**
 * Rows of six: lines from the left, totals in the last cells of the last row, in a new row where no room is left.
 */
export const sectionRows = (lines: ReadonlyArray<SectionCell>, totals: ReadonlyArray<SectionCell>) => {
  const cells = lines.length + totals.length
  const empty = Math.ceil(cells / columns) * columns - cells
  const padded = [...lines, ...Array.from({ length: empty }, () => undefined), ...totals]
  return Array.from({ length: padded.length / columns }, (_, row) => padded.slice(row * columns, (row + 1) * columns))
}

interface CellProps {
  readonly cell: SectionCell
  readonly lines: ReadonlyArray<string>
  readonly width: number
  readonly height: number
}

const Label = ({ lines, height }: Pick<CellProps, "lines" | "height">) => {
  const look = { size: typeSizes.label, colour: colours.sub }
  const [line] = lines
  if (lines.length !== 1 || line === undefined)
    return (
      <Column style={{ height, backgroundColor: colours.tint, paddingLeft: 8, justifyContent: "center" }}>
        <Lines lines={lines} lineHeight={13} {...look} />
      </Column>
    )
  return (
    <Text lineHeight={height} style={{ height, backgroundColor: colours.tint, paddingLeft: 8 }} {...look}>
      {line}
    </Text>
  )
}

const Cell = ({ cell, lines, width, height }: CellProps) => {
  const weight = cell.isStrong ? 700 : 400
  return (
    <Column style={{ width }}>
      <Label lines={lines} height={height} />
      <Text
        size={sizeThatFits(cell.value, width - 18, typeSizes.figure, weight)}
        weight={weight}
        colour={cell.isNegative ? colours.vermilion : colours.ink}
        lineHeight={valueHeight}
        align="right"
        style={{ paddingRight: 9 }}
      >
        {cell.value}
      </Text>
    </Column>
  )
}

// few boxes on purpose: each costs the layout a tenth of a millisecond, and a slip has a hundred cells
const GridRow = ({ name, row }: { readonly name: string; readonly row: PayslipSection["rows"][number] }) => {
  const width = cellWidth(name)
  const height = labelHeight(name, row)
  return (
    <Row style={{ height: height + valueHeight }}>
      {row.map((cell, index) => {
        const isLast = index === columns - 1
        const box = { width: isLast ? width : width - hair, height }
        const drawn =
          cell === undefined ? (
            <div
              key={`${index} cell`}
              style={{ display: "flex", flexShrink: 0, backgroundColor: colours.tint, ...box }}
            />
          ) : (
            <Cell key={`${index} cell`} cell={cell} lines={labelLines(name, cell)} {...box} />
          )
        return isLast ? drawn : [drawn, <VerticalRule key={`${index} rule`} />]
      })}
    </Row>
  )
}

const Tab = ({ name, colour }: { readonly name: string; readonly colour: string }) => (
  <Column style={{ width: tabWidth, backgroundColor: colour, alignItems: "center", justifyContent: "center" }}>
    {[...name].map((character) => (
      <Text key={character} size={typeSizes.body} weight={700} colour={colours.white} lineHeight={22}>
        {character}
      </Text>
    ))}
  </Column>
)

const Band = ({ name, colour }: { readonly name: string; readonly colour: string }) => (
  <Text
    size={typeSizes.label}
    weight={700}
    colour={colours.white}
    lineHeight={bandHeight}
    style={{ backgroundColor: colour, height: bandHeight, paddingLeft: 8 }}
  >
    {name}
  </Text>
)

/** A section, or the part of it that stands on one page; `marginTop` in px. */
export const Section = ({ name, colour, rows, marginTop }: PayslipSection & { readonly marginTop: number }) => (
  <Column style={{ marginTop }}>
    <Rule thickness={1.5} colour={colour} />
    {isUpright(name) ? null : <Band name={name} colour={colour} />}
    <Row>
      {isUpright(name) ? <Tab name={name} colour={colour} /> : null}
      <Column>
        {rows.map((row, index) => (
          <Column key={`${index}${row[0]?.label}`}>
            <GridRow name={name} row={row} />
            {index === rows.length - 1 ? null : <Rule />}
          </Column>
        ))}
      </Column>
    </Row>
    <Rule colour={colour} />
  </Column>
)
