/**
 * What of a PDF acts by itself when it is opened, or carries another file: scripts, the start of a program, enclosed files.
 * Names may be written with #-signs, and objects lie packed in object streams: both are looked through.
 *
 * It keeps off what writers of PDFs make, and is no reader of them: objects of an encrypted PDF are packed unseen, and so is
 * one whose dictionary was written to mislead.
 */
import { inflateSync } from "node:zlib"
import { Result } from "effect"

const acting = /\/(JavaScript|Launch|EmbeddedFiles?)(?![A-Za-z0-9])|\/EF\s*(<<|\d+\s+\d+\s+R)/
const encrypted = /\/Encrypt(?![A-Za-z0-9])/
/** By its type, or by what every reader needs of one: how many objects and where the first begins. */
const isPacked = (dictionary: string) =>
  /\/ObjStm(?![A-Za-z0-9])/.test(dictionary) || (/\/First\s+\d/.test(dictionary) && /\/N\s+\d/.test(dictionary))

/** How far before its stream a dictionary begins. */
const longestDictionary = 4000
/** Beyond these nobody wrote it to be read. */
const mostStreams = 20_000
const mostUnpacked = 64 * 1_048_576

/** The names as a reader takes them: /J#61vaScript is /JavaScript. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The text of what is packed there; undefined where it is packed as nobody's writer packs objects, or is a bomb. */
const unpacked = (packed: Uint8Array, dictionary: string, most: number): string | undefined => {
  if (!dictionary.includes("/Filter")) return ""
  if (!dictionary.includes("/FlateDecode") || /\/(ASCII\w+|LZW\w+|Predictor)/.test(dictionary)) return undefined
  const opened = Result.try(() => inflateSync(packed, { maxOutputLength: most }).toString("latin1"))
  return Result.isSuccess(opened) ? opened.success : undefined
}

/** Whether it acts, carries something, or packs its objects so that nobody can tell. */
export const isActivePdf = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes).toString("latin1")
  const named = plainNames(text)
  if (acting.test(named)) return true
  const isEncrypted = encrypted.test(named)
  const streams = [...text.matchAll(/\bstream\r?\n/g)]
  if (streams.length > mostStreams) return true
  let left = mostUnpacked
  for (const { 0: word, index } of streams) {
    const before = plainNames(text.slice(Math.max(0, index - longestDictionary), index))
    // Its own object, not those without a stream that stand before it, such as a document's bookmarks.
    const begins = [...before.matchAll(/\d\s+\d+\s+obj\b/g)].at(-1)
    const dictionary = before.slice(begins?.index ?? before.lastIndexOf("endstream") + 1)
    if (!isPacked(dictionary)) continue
    const objects = unpacked(bytes.subarray(index + word.length), dictionary, left)
    if (objects === undefined && !isEncrypted) return true
    if (objects !== undefined && acting.test(plainNames(objects))) return true
    left -= objects?.length ?? 0
    if (left <= 0) return true
  }
  return false
}
