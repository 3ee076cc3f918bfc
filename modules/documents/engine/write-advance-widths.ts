/**
 * Writes layout/advance-widths.ts from the font files; run it by hand when the font package changes:
 * `node modules/documents/engine/write-advance-widths.ts`. A test compares the result with the fonts.
 */
import { writeFileSync } from "node:fs"
import { fonts } from "./fonts.ts"

const fullWidth = 1000
const perLine = 10

const widthsOf = (codePoint: number) => {
  const widths = fonts.map(
    ({ parsed }) => (parsed.glyphForCodePoint(codePoint).advanceWidth * 1000) / parsed.unitsPerEm,
  )
  return new Set(widths).size === 1 ? String(widths[0]) : widths.join("/")
}

const exceptions = (fonts[0]?.parsed.characterSet ?? [])
  .toSorted((a, b) => a - b)
  .map((codePoint) => ({ codePoint, widths: widthsOf(codePoint) }))
  .filter(({ widths }) => widths !== String(fullWidth))

const runs = exceptions.reduce<Array<{ readonly start: number; readonly widths: Array<string> }>>((all, exception) => {
  const run = all.at(-1)
  const continues = run !== undefined && run.start + run.widths.length === exception.codePoint
  if (continues && run.widths.length < perLine) run.widths.push(exception.widths)
  else all.push({ start: exception.codePoint, widths: [exception.widths] })
  return all
}, [])

const lines = runs.map(({ start, widths }) => `  "${start.toString(16)} ${widths.join(" ")}",`)
writeFileSync(
  new URL("../layout/advance-widths.ts", import.meta.url),
  `/**
 * Written by engine/write-advance-widths.ts from Noto Sans JP: first code point in hexadecimal, then the widths of it and
 * its followers in thousandths of an em, as 400/500/700 where the weights differ. What isn't listed is 1000 wide.
 */
export const advanceRuns: ReadonlyArray<string> = [
${lines.join("\n")}
]
`,
)
