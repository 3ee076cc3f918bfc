/**
 * 印影: the red ink of a photographed seal without its paper (D36).
 *
 * Ink is told from paper, shadow and black writing by its colour alone: how far red stands above the stronger of green and
 * blue, beside the paper's own brightness. Grey of any depth has none of it, so a shadow over the paper needs no threshold.
 * What is half ink half paper, at the edge of a line, becomes half transparent, and its colour is what the ink would be
 * without the paper that shines through.
 */

/** Below this part of full red there is paper, above that there is ink, between them both. */
const paperUntil = 0.12
const inkFrom = 0.38
/** Of all pixels: less is a fleck, no seal. */
const leastInk = 0.001

export interface Pixels {
  /** Four bytes a pixel: red, green, blue, alpha. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}
export interface Lifted extends Pixels {
  /** Whether enough red was found to be a seal. */
  readonly hasInk: boolean
}

/** The brightness that most of the paper has: a photograph's white is seldom 255. */
const paperOf = (data: Uint8Array) => {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at += 4) {
    const bright = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    counts[bright] = (counts[bright] ?? 0) + 1
  }
  let left = (data.length / 4) * 0.1
  let bright = 255
  while (bright > 64 && left > 0) {
    left -= counts[bright] ?? 0
    bright--
  }
  return bright + 1
}

const part = (value: number) => Math.min(1, Math.max(0, value))
const byte = (value: number) => Math.round(Math.min(255, Math.max(0, value)))

export const redInk = ({ data, width, height }: Pixels): Lifted => {
  const paper = paperOf(data)
  const out = new Uint8Array(data.length)
  let inked = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, before] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 255]
    const ink = part(((red - Math.max(green, blue)) / paper - paperUntil) / (inkFrom - paperUntil))
    if (ink === 0) continue
    // The colour was ink × part of ink + paper × the rest.
    const bare = (value: number) => byte((value - (1 - ink) * paper) / ink)
    out[at] = bare(red)
    out[at + 1] = bare(green)
    out[at + 2] = bare(blue)
    out[at + 3] = byte(ink * before)
    if (ink > 0.5 && before > 127) inked++
  }
  return { data: out, width, height, hasInk: inked >= leastInk * width * height }
}
