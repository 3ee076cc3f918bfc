/**
 * The tar inside: every table and file in pieces of a megabyte, so that nothing has to be known before it is written
 * and memory stays flat however large a table is.
 */
import { createHash } from "node:crypto"
import { type Extract, extract, type Pack, pack } from "tar-stream"
import { BackupDamaged, isBackupRefusal } from "./errors.ts"
import type { BackupKey } from "./key.ts"
import { type PieceKind, pieceOf } from "./manifest.ts"
import { readSealed, writeSealed } from "./sealed.ts"

const pieceBytes = 1 << 20

/** streamx is what Node's streams are, and its types don't say so. */
const packedBytes = (tar: Pack) => tar as AsyncIterable<Uint8Array>
const bytesOf = (entry: AsyncIterable<unknown>) => entry as AsyncIterable<Buffer>
const asWritable = (tar: Extract) => tar as unknown as NodeJS.WritableStream

/** One part of the archive, ended before the next begins. */
const put = (tar: Pack, name: string, content: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    const entry = tar.entry({ name, size: content.length, mode: 0o600 }, (fault) =>
      fault == null ? resolve() : reject(fault),
    )
    entry.end(content)
  })

/** Gathers what comes in rows or reads into pieces. */
async function* inPieces(source: AsyncIterable<Uint8Array>) {
  let held: Array<Uint8Array> = []
  let bytes = 0
  for await (const some of source) {
    held.push(some)
    bytes += some.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(held)
    held = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(held)
}

export interface ArchiveWriter {
  readonly json: (name: string, value: unknown) => Promise<void>
  /** Writes all of a table or file and gives its size and checksum. */
  readonly all: (
    kind: PieceKind,
    of: string,
    source: AsyncIterable<Uint8Array>,
  ) => Promise<{ readonly bytes: number; readonly sha256: string }>
}

const writerOn = (tar: Pack): ArchiveWriter => ({
  json: (name, value) => put(tar, name, Buffer.from(JSON.stringify(value))),
  all: async (kind, of, source) => {
    const hash = createHash("sha256")
    let [bytes, no] = [0, 0]
    for await (const piece of inPieces(source)) {
      hash.update(piece)
      bytes += piece.length
      await put(tar, pieceOf(kind, of, no++), piece)
    }
    // An empty file is there too.
    if (no === 0) await put(tar, pieceOf(kind, of, 0), Buffer.alloc(0))
    return { bytes, sha256: hash.digest("hex") }
  },
})

/** Writes a sealed archive of what `fill` puts into it; whatever fails leaves the file unfinished. */
export const writeArchive = async <A>(
  file: string,
  key: BackupKey,
  fill: (to: ArchiveWriter) => Promise<A>,
): Promise<A> => {
  const tar = pack()
  const filled = fill(writerOn(tar)).then(
    (all) => {
      tar.finalize()
      return all
    },
    (fault: unknown) => {
      tar.destroy(fault instanceof Error ? fault : new Error(String(fault)))
      throw fault
    },
  )
  // The fault of who fills comes first: the file's is only that it got no end.
  const [ofFill, ofFile] = await Promise.allSettled([filled, writeSealed(packedBytes(tar), file, key)])
  if (ofFile.status === "rejected" && ofFill.status === "fulfilled") throw ofFile.reason
  return filled
}

/** Hands every part to `each`, in order and one at a time, opening the next meanwhile; proves that the archive is whole. */
export const readArchive = async (
  file: string,
  key: BackupKey,
  each: (name: string, content: Buffer) => Promise<void>,
  onRead: (bytes: number) => void = () => {},
): Promise<void> => {
  const tar = extract()
  let ofReader: unknown
  const handed = (async () => {
    let handing = Promise.resolve()
    try {
      for await (const entry of tar) {
        const held: Array<Buffer> = []
        for await (const some of bytesOf(entry)) held.push(some)
        await handing
        handing = each(entry.header.name, Buffer.concat(held)).catch((fault: unknown) => {
          ofReader = fault
          throw fault
        })
        // Its rejection is met by the next part, or at the end.
        handing.catch(() => {})
      }
    } finally {
      await handing
    }
  })()
  const opened = readSealed(file, key, asWritable(tar), onRead).catch((fault: unknown) => {
    // Nobody else would end a tar that never got its first byte.
    tar.destroy()
    throw fault
  })
  const [ofFile] = await Promise.allSettled([opened, handed])
  // What the reader found wrong comes first: it ended the file's stream.
  if (ofReader !== undefined) throw ofReader
  if (ofFile.status === "rejected")
    throw isBackupRefusal(ofFile.reason) ? ofFile.reason : new BackupDamaged({ file, part: undefined })
}
