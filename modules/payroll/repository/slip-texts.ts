/**
 * The two texts of a slip as the database keeps them: one line each, for JSON holds no line break, packed by raw DEFLATE
 * (RFC 1951).
 *
 * Packed here and not by PostgreSQL, whose own compression takes several times as long of the one process that a close
 * waits for, and sends the texts whole.
 */
import { readFileSync } from "node:fs"
import { deflateRawSync, inflateRawSync } from "node:zlib"

export interface SlipTexts {
  /** What the slip was calculated from, as canonical JSON. */
  readonly inputs: string
  /** The slip, as canonical JSON. */
  readonly slip: string
}

/**
 * The texts of some slip, which each slip repeats half of. What is packed with it can't be read without it: the file
 * never changes. What was packed without it is read just so.
 */
const dictionary = readFileSync(new URL("./slip-dictionary.txt", import.meta.url))

/**
 * Packs the two lines, in UTF-8. Level 3 takes as long as the fastest and gives 1.3 KB instead of 1.9, so that a slip
 * stays in its row; the next ones take half as long again. Room for what comes out is asked for, for sixteen kilobytes
 * would be a third of the work.
 */
export const packTexts = (lines: Uint8Array): Buffer => deflateRawSync(lines, { level: 3, dictionary, chunkSize: 4096 })

export const unpackTexts = (bytes: Uint8Array): SlipTexts => {
  const [inputs = "", slip = ""] = inflateRawSync(bytes, { dictionary }).toString().split("\n")
  return { inputs, slip }
}
