/** An import on the wire: a file with how it is read, and what would become of it or became of it. */
import { Schema } from "effect"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { WholeNumber } from "#modules/kernel/fields/number.ts"
import { SentFile } from "#modules/kernel/fields/received-file.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { isNoLongerThan } from "#modules/kernel/fields/text.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { columnWays, importKinds, keptReasons } from "../codes.ts"
import type { importPolicy } from "../policy.ts"

const Flag = oneOf(wireValues(flags))
const KindOfImport = oneOf(importKinds)
export const ByKind = Schema.Struct({ kind: KindOfImport })

const SentText = Schema.String.check(isNoLongerThan(8000))
/** Fields of a form are lists; of each there is one. `mapping` and the file `changes` hold JSON, as below. */
export const MakeImport = Schema.Struct({
  files: Schema.Array(SentFile),
  dryRun: Schema.Array(oneOf(["0", "1"] as const)),
  mapping: Schema.optionalKey(Schema.Array(SentText)),
  changes: Schema.optionalKey(Schema.Array(SentFile)),
})
export type MakeImport = typeof MakeImport.Type

const Texts = Schema.Record(Schema.String, Schema.String)
const Values = Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.Int))
const Columns = Schema.Record(Schema.String, Schema.Int)
/** What is left out is guessed: a sheet and its row of headings alone say where to look. */
export const SentMapping = Schema.Struct({
  sheet: Schema.optionalKey(Id),
  headRow: Schema.optionalKey(WholeNumber),
  columns: Schema.optionalKey(Columns),
  values: Schema.optionalKey(Values),
  constants: Schema.optionalKey(Texts),
  /** 0: the next sheet is not to be read like this one. */
  isKept: Schema.optionalKey(Flag),
  /** 0: as if nothing had been imported before. */
  isRemembered: Schema.optionalKey(Flag),
})
export type SentMapping = typeof SentMapping.Type

/** Rows by Excel's own number: texts put right, a row that is left out, one that is no double. */
export const SentChanges = Schema.Array(
  Schema.Struct({
    row: Id,
    cells: Schema.optionalKey(Texts),
    isSkipped: Schema.optionalKey(Flag),
    isOther: Schema.optionalKey(Flag),
  }),
)
export type SentChanges = typeof SentChanges.Type

const ImportTrouble = Schema.Struct({ field: Schema.String, message: Schema.String, isQuestion: Flag })
export const ImportView = Schema.Struct({
  /** What was made; null as long as nothing is saved. */
  id: Schema.NullOr(Schema.Int),
  fileName: Schema.String,
  sheets: Schema.Array(Schema.String),
  mapping: Schema.Struct({
    sheet: Schema.Int,
    headRow: Schema.Int,
    columns: Columns,
    values: Values,
    constants: Texts,
  }),
  /** Whose way of reading is used again, and since when; null where there is none. */
  remembered: Schema.NullOr(Schema.Struct({ at: Schema.String, by: Schema.NullOr(Schema.String) })),
  fields: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      isRequired: Flag,
      way: oneOf(columnWays),
      /** What a choice offers; null for whatever is no choice. */
      choices: Schema.NullOr(Schema.Array(Schema.Int)),
      /** Words of the sheet for a choice, each with how often it stands there and what it is taken for. */
      words: Schema.Array(Schema.Struct({ text: Schema.String, value: Schema.NullOr(Schema.Int), rows: Schema.Int })),
    }),
  ),
  /** The sheet as it looks: columns with their headings and first cells. */
  columns: Schema.Array(
    Schema.Struct({ letter: Schema.String, heading: Schema.String, samples: Schema.Array(Schema.String) }),
  ),
  counts: Schema.Struct({
    read: Schema.Int,
    empty: Schema.Int,
    good: Schema.Int,
    wrong: Schema.Int,
    skipped: Schema.Int,
  }),
  /** The rows that somebody must look at, 200 at most, and those that he leaves out. */
  rows: Schema.Array(
    Schema.Struct({
      row: Schema.Int,
      cells: Texts,
      troubles: Schema.Array(ImportTrouble),
      isSkipped: Flag,
    }),
  ),
})
export type ImportView = typeof ImportView.Type

export const MadeImport = Schema.Struct({
  id: Schema.Int,
  kind: KindOfImport,
  fileName: Schema.String,
  saved: Schema.Int,
  /** How many of them have not been taken back. */
  left: Schema.Int,
  madeAt: Schema.String,
  madeBy: Schema.NullOr(Schema.String),
  /** The last day on which it can be taken back. */
  lastDay: Schema.String,
  undoneAt: Schema.NullOr(Schema.String),
  version: Schema.Int,
  permissions: permissionsBy<typeof importPolicy>(),
})
export const ImportsOfKind = Schema.Struct({
  imports: Schema.Array(MadeImport),
  permissions: permissionsBy<typeof importPolicy>(),
})

/** 0: it is taken back. */
export const UndoImport = Schema.Struct({ status: oneOf([0] as const), version: Version })
export type UndoImport = typeof UndoImport.Type
export const UndoneImport = Schema.Struct({
  id: Schema.Int,
  removed: Schema.Int,
  /** What stays, by name, and what keeps it; 100 at most. */
  kept: Schema.Array(Schema.Struct({ id: Schema.Int, name: Schema.String, reason: oneOf(keptReasons) })),
  left: Schema.Int,
})
