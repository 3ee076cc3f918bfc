/**
 * Makes every text of a view drawable before it is laid out: a glyph that the font lacks would be a blank that also
 * vanishes from copied text.
 */
export const geta = "〓"

const clusters = new Intl.Segmenter("ja", { granularity: "grapheme" })
const ideographicVariant = /[\u{e0100}-\u{e01ef}]/u
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const control = /\p{Cc}/u

type HasGlyph = (codePoint: number) => boolean

const isCovered = (cluster: string, hasGlyph: HasGlyph) =>
  [...cluster].every((character) => hasGlyph(character.codePointAt(0) ?? 0))

/** か + combining ゛ as が. Only where something combines: normalising all text would change 﨑 and 塚 in names. */
const composed = (cluster: string) => (/\p{M}/u.test(cluster) ? cluster.normalize("NFC") : cluster)

const printableCluster = (cluster: string, hasGlyph: HasGlyph, report: (cluster: string) => void) => {
  if (cluster === "\n" || cluster === "\r\n") return "\n"
  if (cluster === "\t") return " "
  if (control.test(cluster)) return ""
  const visible = composed(cluster.replace(invisible, ""))
  if (visible === "") return ""
  if (!isCovered(visible, hasGlyph)) {
    report(cluster)
    return geta
  }
  if (ideographicVariant.test(cluster)) report(cluster)
  return visible
}

/** A copy with 〓 for each character that can't be drawn, and those characters, each once. A variant that falls back to
 * its base glyph (葛󠄀 → 葛) is reported too. Keys stay as they are. */
export const printableView = (view: unknown, hasGlyph: HasGlyph) => {
  const missing = new Set<string>()
  const text = (value: string) =>
    [...clusters.segment(value)]
      .map(({ segment }) => printableCluster(segment, hasGlyph, (cluster) => missing.add(cluster)))
      .join("")
  const printable = (value: unknown): unknown => {
    if (typeof value === "string") return isPlain(value) ? value : text(value)
    if (Array.isArray(value)) return value.map(printable)
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printable(inner)]))
  }
  return { view: printable(view), missing: [...missing] }
}

/** Dates, codes, numbers and data images need no look-up. */
const isPlain = (value: string) => /^[\n -~]*$/.test(value)
