/** The names and sizes in an archive that is exactly one archive: nothing stands before it, nothing behind. Nothing is unpacked. */

const endSign = 0x06054b50
const entrySign = 0x02014b50
const endBytes = 22
const entryBytes = 46
/** Our readers unpack it one day: a small file that becomes a gigabyte is refused now. */
const mostUnpackedBytes = 200 * 1_048_576

export interface ZipEntry {
  readonly name: string
  readonly packedBytes: number
}
/** None when the bytes are no such archive. */
export const entriesInZip = (bytes: Uint8Array): ReadonlyArray<ZipEntry> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - endBytes
  if (end < 0 || view.getUint32(end, true) !== endSign) return []
  const howMany = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (at + view.getUint32(end + 12, true) !== end) return []
  const entries: Array<ZipEntry> = []
  let unpacked = 0
  for (let n = 0; n < howMany; n++) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySign) return []
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    const nameLength = lengths[0] ?? 0
    unpacked += view.getUint32(at + 24, true)
    const name = Buffer.from(bytes.subarray(at + entryBytes, at + entryBytes + nameLength)).toString("utf8")
    entries.push({ name, packedBytes: view.getUint32(at + 20, true) })
    at += entryBytes + lengths.reduce((sum, length) => sum + length, 0)
  }
  return at === end && unpacked <= mostUnpackedBytes ? entries : []
}
