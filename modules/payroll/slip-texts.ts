/**
 * The two texts of a slip as the database keeps them: one line each, packed by raw DEFLATE (RFC 1951).
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

/** SlipTexts in UTF-8. */
export type WrittenTexts = Readonly<Record<keyof SlipTexts, Uint8Array>>

/**
 * The texts of some slip, which each slip repeats half of. What is packed with it can't be read without it: the file
 * never changes. What was packed without it is read just so.
 */
const dictionary = readFileSync(new URL("./slip-dictionary.txt", import.meta.url))

const lineBreak = new Uint8Array(Buffer.from("\n"))

/** JSON holds no line break, so one parts the two. The fastest level: the texts repeat much, higher ones gain little. */
export const packTexts = ({ inputs, slip }: WrittenTexts): Buffer =>
  deflateRawSync(Buffer.concat([inputs, lineBreak, slip]), { level: 1, dictionary })

export const unpackTexts = (bytes: Uint8Array): SlipTexts => {
  const [inputs = "", slip = ""] = inflateRawSync(bytes, { dictionary }).toString().split("\n")
  return { inputs, slip }
}
