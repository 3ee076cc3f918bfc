/** An import that was made, as the list of them shows it. */
import type { Actor } from "#modules/kernel/actor.ts"
import { addDays, type IsoDate, millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { daysToUndo } from "../codes.ts"
import { type ImportSubject, importPolicy } from "../policy.ts"
import type { ImportRow } from "../repository.ts"

const lastDayOf = ({ madeAt }: ImportRow) => addDays(tokyoDayOf(millisOfInstant(madeAt)), daysToUndo)

export const importSubject = (row: ImportRow, today: IsoDate): ImportSubject => ({
  kind: row.kind,
  madeBy: row.madeBy,
  isOpen: row.leftIds.length > 0 && today <= lastDayOf(row),
})

export const madeImport = (actor: Actor, row: ImportRow, today: IsoDate, maker: string | null) => ({
  id: row.id,
  kind: row.kind,
  fileName: row.fileName,
  saved: row.saved,
  left: row.leftIds.length,
  madeAt: row.madeAt,
  madeBy: maker,
  lastDay: lastDayOf(row),
  undoneAt: row.undoneAt,
  version: row.version,
  permissions: permissionsOn(importPolicy, actor, importSubject(row, today)),
})
