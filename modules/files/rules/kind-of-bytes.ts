/**
 * What a file is by its bytes; its name and what its sender says of it are not asked.
 *
 * A file that is two things at once is none of them: a PDF ends where it says, a Word file is nothing before or behind its
 * archive, and a text holds no mark-up. Pictures are made anew from their pixels, so what hangs on them is left behind.
 */
import type { FileKind } from "../codes.ts"
import { isPlainText } from "./plain-text.ts"
import { entriesInZip } from "./zip-names.ts"

const startsWith = (bytes: Uint8Array, start: ReadonlyArray<number>, at = 0) =>
  bytes.length >= at + start.length && start.every((byte, n) => bytes[at + n] === byte)
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

const isPdf = (bytes: Uint8Array) => {
  if (!startsWith(bytes, ascii("%PDF-")) || !Buffer.from(bytes).includes(" obj")) return false
  const end = Buffer.from(bytes.subarray(-1024)).toString("latin1")
  const last = end.lastIndexOf("%%EOF")
  return last >= 0 && /^\s*$/.test(end.slice(last + "%%EOF".length))
}

/** What Word itself puts into a file; a program, a script or an object of another one is none of it. */
const partOfWord =
  /^(\[Content_Types\]\.xml|(_rels|docProps|docMetadata|word|customXml)\/(.*\.(xml|rels|jpe?g|png|gif|bmp|tiff?|emf|wmf|svg|wdp|xlsx|docx|pptx|odttf|fntdata|vml))?)$/i
const leadsAway = /(^|\/)\.\.(\/|$)|\\|\/\//

/** Macros make a Word file a program; parts that nobody's Word writes make it a parcel for somebody else. */
const isDocx = (bytes: Uint8Array) => {
  if (!startsWith(bytes, [0x50, 0x4b, 3, 4])) return false
  const entries = entriesInZip(bytes)
  const holds = (part: string) => entries.some(({ name, packedBytes }) => name === part && packedBytes > 0)
  return (
    holds("[Content_Types].xml") &&
    holds("word/document.xml") &&
    entries.every(
      ({ name }) =>
        (partOfWord.test(name) || name.endsWith("/")) && !leadsAway.test(name) && !/vbaproject|activex/i.test(name),
    )
  )
}

/** The old Word: a container whose folder names the document and no macros. */
const isDoc = (bytes: Uint8Array) => {
  if (!startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return false
  const holds = (name: string) => Buffer.from(bytes).includes(Buffer.from(name, "utf16le"))
  return holds("WordDocument") && !holds("_VBA_PROJECT") && !holds("Macros")
}

const signs: ReadonlyArray<readonly [FileKind, (bytes: Uint8Array) => boolean]> = [
  ["jpeg", (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ["png", (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["webp", (bytes) => startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)],
  ["pdf", isPdf],
  ["docx", isDocx],
  ["doc", isDoc],
  ["text", isPlainText],
]

/** What an iPhone makes of a photo unless it is told otherwise: no browser but its own opens it. */
const heicBrand = /^(hei[cfsmx]|hev[cmsx]|mif1|msf1)$/
export const isHeic = (bytes: Uint8Array) =>
  startsWith(bytes, ascii("ftyp"), 4) && heicBrand.test(Buffer.from(bytes.subarray(8, 12)).toString("latin1"))

export const kindOfBytes = (bytes: Uint8Array): FileKind | undefined => signs.find(([, is]) => is(bytes))?.[0]
