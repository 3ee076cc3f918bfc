/**
 * The two texts of a slip as the database keeps them: one line each, packed by raw DEFLATE (RFC 1951).
 *
 * Packed here and not by PostgreSQL, whose own compression takes several times as long of the one process that a close
 * waits for, and sends the texts whole.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib"

export interface SlipTexts {
  /** What the slip was calculated from, as canonical JSON. */
  readonly inputs: string
  /** The slip, as canonical JSON. */
  readonly slip: string
}

/** JSON holds no line break, so one parts the two. The fastest level: the texts repeat much, higher ones gain little. */
export const packTexts = ({ inputs, slip }: SlipTexts): Buffer => deflateRawSync(`${inputs}\n${slip}`, { level: 1 })

export const unpackTexts = (bytes: Uint8Array): SlipTexts => {
  const [inputs = "", slip = ""] = inflateRawSync(bytes).toString().split("\n")
  return { inputs, slip }
}
