import { advanceRuns } from "./advance-widths.ts"
import { type FontWeight, fontWeights } from "./tokens.ts"

const fullWidth = 1000

/** Width in thousandths of an em by code point, for everything that isn't one em wide; in the order of fontWeights. */
const exceptions = new Map(
  advanceRuns.flatMap((run) => {
    const [start = "", ...widths] = run.split(" ")
    const first = Number.parseInt(start, 16)
    return widths.map((triple, index) => {
      const [regular = fullWidth, medium = regular, bold = regular] = triple.split("/").map(Number)
      return [first + index, [regular, medium, bold] as const] as const
    })
  }),
)

/** Variation selectors and joiners choose a glyph and take no room. */
const isWidthless = (codePoint: number) =>
  (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
  (codePoint >= 0xe0100 && codePoint <= 0xe01ef) ||
  codePoint === 0x200d ||
  codePoint === 0x200b

const advance = (codePoint: number, weight: FontWeight) =>
  isWidthless(codePoint) ? 0 : (exceptions.get(codePoint)?.[fontWeights.indexOf(weight)] ?? fullWidth)

/** Width of a text in px when set in Noto Sans JP at this size, without kerning (which only narrows it). */
export const textWidth = (text: string, size: number, weight: FontWeight = 400): number => {
  let thousandths = 0
  for (const character of text) thousandths += advance(character.codePointAt(0) ?? 0, weight)
  return (thousandths * size) / 1000
}

/** The largest size, in steps of half a px down to the smallest allowed, at which the text fits the room. */
export const sizeThatFits = (text: string, room: number, size: number, weight: FontWeight, smallest = 6): number => {
  if (size <= smallest || textWidth(text, size, weight) <= room) return size
  return sizeThatFits(text, room, size - 0.5, weight, smallest)
}
