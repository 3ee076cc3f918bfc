/** Text as Japanese offices write it: UTF-8 or Windows-31J, without anything that a browser or a program would run. */

import { Result } from "effect"

const decodedAs = (coding: string, bytes: Uint8Array) =>
  Result.try({ try: () => new TextDecoder(coding, { fatal: true }).decode(bytes), catch: () => undefined })

const decoded = (bytes: Uint8Array): string | undefined => {
  const all = ["utf-8", "shift_jis"].map((coding) => decodedAs(coding, bytes))
  return all.find(Result.isSuccess)?.success
}

/** SVG, HTML and other mark-up begin with an angle; binary files have control characters. */
const isMarkUp = /^\s*</u
const controls = /[^\P{Cc}\n\r\t\f]/u

/** The text, when the bytes are one; a byte order mark is none of it. */
export const plainTextOf = (bytes: Uint8Array): string | undefined => {
  const text = decoded(bytes)
  return text === undefined || text === "" || isMarkUp.test(text) || controls.test(text) ? undefined : text
}

export const isPlainText = (bytes: Uint8Array) => plainTextOf(bytes) !== undefined
