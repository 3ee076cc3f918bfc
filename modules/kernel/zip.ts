/**
 * A ZIP archive of files that are small enough to lie in memory: stored without packing, for what goes in (PDFs) is packed already.
 * Names are UTF-8.
 */
import { crc32 } from "node:zlib"

export interface ZipFile {
  readonly name: string
  readonly content: Uint8Array
}

const [localSign, entrySign, endSign] = [0x04034b50, 0x02014b50, 0x06054b50]
const [version, utf8Names, stored] = [20, 0x0800, 0]
/** 1980-01-01, the earliest that the form has: the same files make the same bytes. */
const [noTime, firstDay] = [0, 0x21]

type Field = readonly [bytes: 2 | 4, value: number]
const record = (fields: ReadonlyArray<Field>) => {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size)
  return bytes
}

export const zipOf = (files: ReadonlyArray<ZipFile>): Uint8Array => {
  const parts: Array<Uint8Array> = []
  const entries: Array<Uint8Array> = []
  let offset = 0
  for (const { content, name } of files) {
    const called = Buffer.from(name, "utf8")
    const about: ReadonlyArray<Field> = [
      [2, version],
      [2, utf8Names],
      [2, stored],
      [2, noTime],
      [2, firstDay],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, called.length],
      [2, 0],
    ]
    const local = record([[4, localSign], ...about])
    const place: ReadonlyArray<Field> = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ]
    entries.push(record([[4, entrySign], [2, version], ...about, ...place]), called)
    parts.push(local, called, content)
    offset += local.length + called.length + content.length
  }
  const directory = Buffer.concat(entries)
  const end = record([
    [4, endSign],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...parts, directory, end])
}
