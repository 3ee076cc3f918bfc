/** An import: looked through as often as its giver likes, and saved by one write, whole or not at all. */
import { Effect } from "effect"
import { labelsOf } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { type ImportKind, mostImportRows } from "../codes.ts"
import type { MakeImport } from "../contract/import.ts"
import { type Mapping, type Sheet, widthOf } from "../model/field.ts"
import { importOfKind, importPolicy } from "../policy.ts"
import { insertImport, type KeptMappingRow, keptMapping, saveMapping } from "../repository.ts"
import { fieldsOf } from "../rules/fields.ts"
import { type Guess, guessMapping, keptOf } from "../rules/guess-mapping.ts"
import { askedRows, sheetRows } from "../rules/read-rows.ts"
import { importView } from "../views/import-view.ts"
import { judgedImport } from "./importers.ts"
import { namedIds } from "./named-ids.ts"
import { type ReceivedImport, receivedImport } from "./received.ts"

/** What was sent goes before what was guessed. */
const mappingOf = ({ mapping: guessed }: Guess, { mapping: sent }: ReceivedImport): Mapping => ({
  sheet: guessed.sheet,
  headRow: guessed.headRow,
  columns: sent.columns ?? guessed.columns,
  values: sent.values ?? guessed.values,
  constants: sent.constants ?? guessed.constants,
})

const rememberedBy = Effect.fnUntraced(function* (kept: KeptMappingRow | undefined) {
  if (kept === undefined) return null
  const [maker] = yield* peopleByIds([kept.madeBy])
  return { at: kept.madeAt, by: maker?.name ?? null }
})

/** The most fields of a refusal. */
const mostNamed = 100

/** Saves what was judged to be good, when nothing is wrong any more. Fails with Import_Has_Errors and the rows to blame. */
const saved = Effect.fn("Imports.save")(function* (
  kind: ImportKind,
  { fileName, mapping: sent, sheets }: ReceivedImport,
  mapping: Mapping,
  judged: Effect.Success<ReturnType<typeof judgedImport>>,
) {
  const { companyId, personId } = yield* CurrentActor
  const wrong = [...judged.troubles].flatMap(([row, troubles]) =>
    troubles.map(({ field, message }) => ({ field: `rows.${row}.${field}`, message })),
  )
  if (wrong.length > 0) return yield* refuse("Import_Has_Errors", wrong.slice(0, mostNamed))
  if (judged.good === 0)
    return yield* refuse("Import_Has_Errors", [{ field: "files.0", message: messageKey("importNoRows") }])
  const ids = yield* judged.save
  const madeAt = yield* instantNow
  const row = { companyId, kind, fileName, saved: ids.length, leftIds: [...ids], madeBy: personId, madeAt }
  const made = (yield* insertImport(row)) ?? (yield* refuse("Update_Error"))
  if (sent.isKept !== flags.off)
    yield* saveMapping({ companyId, kind, mapping: keptOf(mapping, sheets), madeBy: personId, madeAt })
  yield* tell({ action: "import.make", subject: `import:${made.id}`, after: { kind, fileName, saved: ids.length } })
  return made.id
})

/**
 * What was sent points into the sheet; a guess always does. Fails with Excel_From_To_Invalid for a row of headings below the
 * last row, and with Excel_Index_Invalid for each column that the sheet has not.
 */
const insideSheet = Effect.fnUntraced(function* (sheet: Sheet, { columns, headRow }: Mapping) {
  if (headRow > Math.max(sheet.rows.length, 1))
    return yield* refuse("Excel_From_To_Invalid", [
      { field: "mapping.headRow", message: messageKey("importNoHeadRow") },
    ])
  const width = widthOf(sheet)
  const outside = Object.entries(columns).filter(([, column]) => column < 1 || column > width)
  if (outside.length === 0) return
  const wrong = outside.map(([name]) => ({ field: `mapping.columns.${name}`, message: messageKey("importNoColumn") }))
  return yield* refuse("Excel_Index_Invalid", wrong.slice(0, mostNamed))
})

const imported = Effect.fn("Imports.imported")(function* (kind: ImportKind, received: ReceivedImport) {
  const { companyId, language } = yield* CurrentActor
  const { changes, fileName, isDry, mapping: sent, sheets } = received
  const fields = fieldsOf[kind]
  const kept = sent.isRemembered === flags.off ? undefined : yield* keptMapping(companyId, kind)
  const guess = guessMapping(sheets, fields, kept?.mapping, sent)
  const mapping = mappingOf(guess, received)
  const sheet = sheets[mapping.sheet - 1]
  if (sheet === undefined)
    return yield* refuse("Invalid_Input", [{ field: "mapping.sheet", message: messageKey("importNoSheet") }])
  yield* insideSheet(sheet, mapping)
  const corrected = new Map(changes.flatMap(({ cells, row }) => (cells === undefined ? [] : [[row, cells] as const])))
  const { empty, rows } = sheetRows(sheet, mapping, fields, corrected)
  if (rows.length > mostImportRows) {
    const message = messageKey("importTooMany", mostImportRows)
    return yield* refuse("File_Too_Large", [{ field: "files.0", message }])
  }
  const own = yield* labelsOf(companyId)
  const words = { today: yield* todayInJapan, own, named: yield* namedIds(kind), values: mapping.values }
  const skipped = new Set(changes.flatMap(({ isSkipped, row }) => (isSkipped === flags.on ? [row] : [])))
  const others = new Set(changes.flatMap(({ isOther, row }) => (isOther === flags.on ? [row] : [])))
  const asked = askedRows(
    rows.filter(({ row }) => !skipped.has(row)),
    fields,
    words,
  )
  const judged = yield* judgedImport(kind, asked, (row) => others.has(row))
  const id = isDry ? null : yield* saved(kind, received, mapping, judged)
  const counts = { empty, good: judged.good }
  const remembered = yield* rememberedBy(kept)
  return importView({
    id,
    fileName,
    sheets,
    sheet,
    mapping,
    guess,
    language,
    remembered,
    fields,
    own,
    rows,
    skipped,
    counts,
    troubles: judged.troubles,
  })
})

/**
 * Reads the file before the write begins, which then only judges and saves.
 *
 * Fails with Permission_Denied, as receivedImport does, with Please_Set_Company_Business_Field_First for sites, and with
 * Import_Has_Errors when something is wrong with a row that is to be saved; as insideSheet does.
 */
export const makeImport = Effect.fn("Imports.make")(function* (kind: ImportKind, sent: MakeImport) {
  yield* authorize(importPolicy, "make", importOfKind(kind))
  const received = yield* receivedImport(sent)
  return imported(kind, received)
})
