/**
 * Line breaking by 禁則 (JIS X 4051): browser, PDF and pagination take their breaks from here, so they agree.
 */
import { textWidth } from "./text-width.ts"
import type { FontWeight } from "./tokens.ts"

const mayNotStart = new Set([
  ..."、。，．・：；？！゛゜ヽヾゝゞ々〻ー）〕］｝〉》」』】〙〗〟’”»°′″℃％‰‐–〜～",
  ..."ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ",
  ..."｡｣､･ｧｨｩｪｫｬｭｮｯｰﾞﾟ,.:;?!)]}%",
])
const mayNotEnd = new Set([..."（〔［｛〈《「『【〘〖〝‘“«｢([{¥￥＄$#№〒"])
const inseparable = new Set([..."…‥―—"])

const noBreakSpace = "\u00a0"
const isSpace = (cluster: string) => /^\s$/u.test(cluster) && cluster !== noBreakSpace
const isLatin = (cluster: string) => /^[!-~\u00a0\u00c0-\u024f\u1e00-\u1eff][\u0300-\u036f]*$/u.test(cluster)

const clusters = new Intl.Segmenter("ja", { granularity: "grapheme" })
const split = (text: string) => [...clusters.segment(text)].map(({ segment }) => segment)

/** A space hangs on what stands before it, so a line break swallows it. */
const staysTogether = (before: string, after: string) =>
  isSpace(after) ||
  mayNotStart.has(after) ||
  mayNotEnd.has(before) ||
  (isLatin(before) && isLatin(after)) ||
  (before === after && inseparable.has(before))

const unbreakable = (paragraph: string): ReadonlyArray<string> => {
  const units: Array<string> = []
  let unit = ""
  let before = ""
  for (const cluster of split(paragraph)) {
    if (unit !== "" && !staysTogether(before, cluster)) {
      units.push(unit)
      unit = ""
    }
    unit += cluster
    before = cluster
  }
  return unit === "" ? units : [...units, unit]
}

/**
 * Breaks text into lines no wider than the room (px), keeping its own line feeds.
 *
 * No line starts with a closing mark, 々, ー or a small kana, none ends with an opening bracket or ¥; words and numbers
 * stay whole (追い出し). Only a unit wider than the room is cut, between whole characters. Spaces at a break vanish.
 * Source: JIS X 4051 行頭・行末・分離禁則.
 */
export const breakLines = (
  text: string,
  room: number,
  size: number,
  weight: FontWeight = 400,
): ReadonlyArray<string> => {
  const fits = (line: string) => textWidth(line.trimEnd(), size, weight) <= room + 0.01
  return text.split("\n").flatMap((paragraph) => {
    if (fits(paragraph)) return [paragraph.trimEnd()]
    const lines: Array<string> = []
    let line = ""
    const add = (piece: string) => {
      if (line === "" || fits(line + piece)) {
        line += piece
        return
      }
      lines.push(line.trimEnd())
      line = piece.trimStart()
    }
    for (const unit of unbreakable(paragraph)) for (const piece of fits(unit) ? [unit] : split(unit)) add(piece)
    return line === "" ? lines : [...lines, line.trimEnd()]
  })
}
