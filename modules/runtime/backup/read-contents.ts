/** Reads a backup from its first part to its last and proves each by its checksum. */
import { createHash, type Hash } from "node:crypto"
import { statSync } from "node:fs"
import { readArchive } from "./archive.ts"
import { BackupDamaged, BackupOfNewerProduct } from "./errors.ts"
import type { BackupKey } from "./key.ts"
import {
  formatVersion,
  type Header,
  headerName,
  type Manifest,
  manifestName,
  type OnProgress,
  type PieceKind,
  pieceNamed,
  readHeader,
  readManifest,
} from "./manifest.ts"

export interface Contents {
  readonly header: Header
  readonly manifest: Manifest
}

/** Who takes what is read; checking alone takes nothing. */
export interface Taker {
  readonly begin: (header: Header) => Promise<void>
  readonly piece: (kind: PieceKind, of: string, content: Buffer) => Promise<void>
}

/** A format of tomorrow may be shaped otherwise: its number is asked for before its shape. */
const headerOf = (text: string): Header => {
  const known = /"format":(\d+)/.exec(text)?.[1]
  if (Number(known) > formatVersion)
    throw new BackupOfNewerProduct({ theirs: `format ${known}`, ours: `format ${formatVersion}` })
  return readHeader(text)
}

const sums = () => {
  const hashes = new Map<string, { readonly hash: Hash; bytes: number }>()
  return {
    add: (name: string, content: Buffer) => {
      const sum = hashes.get(name) ?? { hash: createHash("sha256"), bytes: 0 }
      hashes.set(name, sum)
      sum.hash.update(content)
      sum.bytes += content.length
    },
    /** The first part that is not as the manifest says; parts that it doesn't name are none of ours. */
    wrong: ({ files, tables }: Manifest) => {
      const wanted = [
        ...tables.map((part) => ({ ...part, key: `tables/${part.name}` })),
        ...files.map((part) => ({ ...part, key: `files/${part.path}` })),
      ]
      if (wanted.length !== hashes.size) return "manifest"
      return wanted.find(({ bytes, key, sha256 }) => {
        const sum = hashes.get(key)
        return sum === undefined || sum.bytes !== bytes || sum.hash.digest("hex") !== sha256
      })?.key
    },
  }
}

/** Hands over every piece, and ends well only when all of them are as the manifest says. */
export const readContents = async (
  file: string,
  key: BackupKey,
  { begin, piece }: Taker,
  onProgress: OnProgress = () => {},
): Promise<Contents> => {
  const read = sums()
  let header: Header | undefined
  let manifest: Manifest | undefined
  const each = async (name: string, content: Buffer) => {
    if (manifest !== undefined) throw new BackupDamaged({ file, part: name })
    if (name === manifestName) {
      manifest = readManifest(content.toString())
      return
    }
    if (header === undefined) {
      if (name !== headerName) throw new BackupDamaged({ file, part: name })
      header = headerOf(content.toString())
      return begin(header)
    }
    const of = pieceNamed(name)
    if (of === undefined) throw new BackupDamaged({ file, part: name })
    read.add(`${of.kind}/${of.of}`, content)
    await piece(of.kind, of.of, content)
  }
  const of = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  let done = 0
  await readArchive(file, key, each, (bytes) => {
    done += bytes
    onProgress({ step: "read", done, of })
  })
  if (header === undefined || manifest === undefined) throw new BackupDamaged({ file, part: undefined })
  const wrong = read.wrong(manifest)
  if (wrong !== undefined) throw new BackupDamaged({ file, part: wrong })
  return { header, manifest }
}
