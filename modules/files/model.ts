/** A file of a company, and who speaks for the rows that refer to it. */
import type { Effect } from "effect"
import type { CurrentActor } from "#modules/kernel/actor.ts"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { FileKind } from "./codes.ts"

export interface FileRow {
  readonly companyId: number
  readonly id: string
  readonly name: string
  readonly kind: FileKind
  readonly bytes: number
  readonly sha256: string
  readonly width: number | null
  readonly height: number | null
  readonly uploadedBy: number
  readonly uploadedAt: Instant
}

/** What a file is to a row: "staff.avatar" is the picture of a person. */
export type FileOwner = `${string}.${string}`

/** Says for its module which of these rows the one who asks may see, and so their files. */
export interface FileGuard {
  readonly owner: FileOwner
  readonly visible: (rows: ReadonlyArray<number>) => Effect.Effect<ReadonlySet<number>, never, CurrentActor | Database>
}

/** What is written of a file: the whole, or a copy of a picture whose longest side this is. */
export type Variant = "whole" | number
export interface Copy {
  readonly variant: Variant
  readonly kind: FileKind
  readonly content: Uint8Array
}
