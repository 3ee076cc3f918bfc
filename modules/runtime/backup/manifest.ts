/**
 * What stands in a backup beside its tables and files, as JSON: the header first, so that a backup that can't be
 * restored here is refused at once; the manifest last, when every checksum is known.
 */
import { Schema } from "effect"

/** Grows when an older product could not read what a newer one writes. */
export const formatVersion = 1

export const Header = Schema.Struct({
  format: Schema.Int,
  /** UTC; everything acknowledged before it is in the backup. */
  takenAt: Schema.String,
  postgres: Schema.String,
  migrations: Schema.Array(Schema.Struct({ file: Schema.String, digest: Schema.String })),
})
export type Header = typeof Header.Type

const TablePart = Schema.Struct({
  /** Quoted as SQL needs it: `people.staff`. */
  name: Schema.String,
  columns: Schema.Array(Schema.String),
  rows: Schema.Int,
  bytes: Schema.Int,
  /** Of the rows as `COPY … (FORMAT binary)` gives them, in the order they lie. */
  sha256: Schema.String,
})
export type TablePart = typeof TablePart.Type

const FilePart = Schema.Struct({ path: Schema.String, bytes: Schema.Int, sha256: Schema.String })
export type FilePart = typeof FilePart.Type

const Sequence = Schema.Struct({ name: Schema.String, last: Schema.String, isCalled: Schema.Boolean })
export type Sequence = typeof Sequence.Type

export const Manifest = Schema.Struct({
  tables: Schema.Array(TablePart),
  sequences: Schema.Array(Sequence),
  files: Schema.Array(FilePart),
})
export type Manifest = typeof Manifest.Type

export const readHeader = Schema.decodeUnknownSync(Schema.fromJsonString(Header))
export const readManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))

export type PieceKind = "tables" | "files"

/** The parts of the archive, in the order they stand in it. Tables and files come in pieces: `tables/people.staff/3`. */
export const headerName = "header.json"
export const manifestName = "manifest.json"
export const pieceOf = (kind: PieceKind, of: string, no: number) => `${kind}/${of}/${no}`

/** What a piece belongs to; nothing for header and manifest. */
export const pieceNamed = (name: string): { readonly kind: PieceKind; readonly of: string } | undefined => {
  const [, folder, of] = /^(tables|files)\/(.+)\/\d+$/.exec(name) ?? []
  return of === undefined ? undefined : { kind: folder === "tables" ? "tables" : "files", of }
}

/** How far a long piece of work is. */
export interface Progress {
  readonly step: "write" | "read" | "rebuild" | "check"
  readonly done: number
  readonly of: number
}
export type OnProgress = (progress: Progress) => void
