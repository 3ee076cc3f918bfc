/**
 * What an Excel file unpacks to, looked into before any library unpacks it: an archive may be small and become gigabytes,
 * or say of its parts that they are smaller than they are.
 */
import { inflateRawSync } from "node:zlib"
import { Result } from "effect"

const [endSign, entrySign, localSign] = [0x06054b50, 0x02014b50, 0x04034b50]
const [endBytes, entryBytes, localBytes] = [22, 46, 30]
const longestComment = 65_535
/** Ten thousand rows of thirty columns need a tenth of it. */
const mostUnpackedBytes = 120 * 1_048_576
const mostEntries = 500
const [stored, deflated] = [0, 8]

export interface ZipEntry {
  readonly name: string
  readonly content: Uint8Array
}

const endOf = (view: DataView) => {
  const least = Math.max(0, view.byteLength - endBytes - longestComment)
  for (let at = view.byteLength - endBytes; at >= least; at--) if (view.getUint32(at, true) === endSign) return at
  return undefined
}

const unpacked = (packed: Uint8Array, method: number, bytes: number): Uint8Array | undefined => {
  if (method === stored) return packed.length === bytes ? packed : undefined
  if (method !== deflated) return undefined
  // Inflating stops as soon as there is more than was said.
  const made = Result.try({ try: () => inflateRawSync(packed, { maxOutputLength: bytes + 1 }), catch: () => undefined })
  return Result.isSuccess(made) && made.success.length === bytes ? made.success : undefined
}

/** The parts whose names are wanted; undefined when the archive is broken, lies, or would become too large. */
export const zipEntries = (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyArray<ZipEntry> | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length < endBytes ? undefined : endOf(view)
  if (end === undefined) return undefined
  const howMany = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const entries: Array<ZipEntry> = []
  let total = 0
  if (howMany > mostEntries) return undefined
  for (let n = 0; n < howMany; n++) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySign) return undefined
    const [method, packedBytes, unpackedBytes] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
    ]
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    const local = view.getUint32(at + 42, true)
    const nameEnd = at + entryBytes + (nameLength ?? 0)
    const name = Buffer.from(bytes.subarray(at + entryBytes, nameEnd)).toString("utf8")
    total += unpackedBytes
    if (total > mostUnpackedBytes || local + localBytes > end || view.getUint32(local, true) !== localSign)
      return undefined
    const from = local + localBytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (from + packedBytes > end) return undefined
    const content = unpacked(bytes.subarray(from, from + packedBytes), method, unpackedBytes)
    if (content === undefined) return undefined
    if (isWanted(name)) entries.push({ name, content })
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return entries
}
