/** The seal beside the name of whoever made a paper: his own picture, or a drawn 角印. */
import { Column, Row, Text } from "../primitives.tsx"
import { colours } from "../tokens.ts"
import { sealColumns } from "./seal-text.ts"
import type { SheetSeal } from "./sheet-view.ts"

/** 17.5 mm. */
export const sealSize = 66
const frame = 2
const inner = 60
const opacity = 0.85

const Drawn = ({ name }: { readonly name: string }) => {
  const columns = sealColumns(name)
  const rows = columns[0]?.length ?? 1
  const cell = { width: inner / columns.length, height: inner / rows }
  const size = Math.min(cell.width, cell.height) * 0.94
  return (
    <Column
      style={{ width: sealSize, height: sealSize, padding: frame, backgroundColor: colours.vermilion, borderRadius: 4 }}
    >
      <Row
        style={{
          width: sealSize - frame * 2,
          height: sealSize - frame * 2,
          padding: (sealSize - frame * 2 - inner) / 2,
          backgroundColor: colours.white,
          borderRadius: 3,
        }}
      >
        {columns.toReversed().map((column, n) => (
          <Column key={n} style={{ width: cell.width }}>
            {column.map((character, at) => (
              <Text
                key={at}
                size={size}
                weight={700}
                colour={colours.vermilion}
                align="center"
                lineHeight={cell.height}
                style={{ width: cell.width }}
              >
                {character}
              </Text>
            ))}
          </Column>
        ))}
      </Row>
    </Column>
  )
}

interface SealProps {
  readonly seal: SheetSeal
  readonly name: string
  readonly left: number
  readonly top: number
}
/** Under the text that it touches: what is printed there is read through it. */
export const Seal = ({ left, name, seal, top }: SealProps) => (
  <Row style={{ position: "absolute", left, top, width: sealSize, height: sealSize, opacity }}>
    {seal.picture === null ? (
      <Drawn name={name} />
    ) : (
      <img src={seal.picture} alt="" width={sealSize} height={sealSize} style={{ objectFit: "contain" }} />
    )}
  </Row>
)
