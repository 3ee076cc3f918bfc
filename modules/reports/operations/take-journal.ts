/** 仕訳データ (BEY-09): the file for an accounting product, and the record that it was taken. */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { shiftJis } from "#modules/kernel/shift-jis.ts"
import { tell } from "#modules/kernel/write.ts"
import type { TakeJournal } from "../contract/journal.ts"
import { journalPolicy } from "../policy.ts"
import {
  entriesOfFile,
  filesOfMonth,
  fileTaken,
  insertJournalFile,
  linesTaken,
  lockJournals,
} from "../repository/journal-files.ts"
import { journalFile } from "../rules/journal/files.ts"
import { newSince, standingAfter, totalOf, wholeMonth } from "../rules/journal/taken.ts"
import type { journalFile as journalFileTable } from "../tables.ts"
import { journalMonth } from "./journal-month.ts"

type Taken = Pick<
  typeof journalFileTable.$inferSelect,
  "entries" | "hash" | "id" | "month" | "product" | "scope" | "total"
>
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest()
const shownFile = ({ entries, id, month, product, scope, total }: Taken, bytes: Uint8Array, hash: string | null) => ({
  fileName: `shiwake-${product}-${month}${scope === "new" ? `-add-${id}` : ""}.csv`,
  content: Buffer.from(bytes).toString("base64"),
  hash,
  entries,
  total,
})

/**
 * Makes the file and writes down that it was taken: who, when, which month, product and entries, and its digest.
 *
 * Fails with Permission_Denied, and with Invalid_Input: there is nothing to take, or the whole month was taken before and is
 * not said to be wanted again.
 */
export const takeJournal = Effect.fn("Reports.takeJournal")(function* (asked: TakeJournal) {
  const { isAgain = 0, product, scope } = asked
  const { companyId, personId } = yield* authorize(journalPolicy, "take", undefined)
  const month = isoMonth(asked.month)
  const wrong = (field: string, message: string) => refuse("Invalid_Input", [{ field, message }])
  yield* lockJournals(companyId, product)
  if (scope === "all" && isAgain === 0 && (yield* filesOfMonth(companyId, product, month)).length > 0)
    return yield* wrong("isAgain", messageKey("journalTakenBefore"))
  const { booked, isClosed } = yield* journalMonth(companyId, month, product)
  const lines =
    scope === "all"
      ? wholeMonth(booked)
      : newSince(booked, standingAfter(yield* linesTaken(companyId, product, month)), isClosed)
  if (lines.length === 0) return yield* wrong("scope", messageKey("journalNothingNew"))
  const bytes = shiftJis(journalFile(product, lines))
  const digest = sha256(bytes)
  const [entries, total, hash] = [lines.length, totalOf(lines), digest.toString("hex")]
  const fileId = yield* insertJournalFile(
    { companyId, month, product, scope, entries, total, hash: digest, madeBy: personId, madeAt: yield* instantNow },
    lines,
  )
  yield* tell({
    action: "journal.take",
    subject: `journal:${fileId}`,
    after: { month, product, scope, entries, total, hash },
  })
  return shownFile({ id: fileId, product, month, scope, entries, total, hash: digest }, bytes, hash)
})

/**
 * A file that was taken before, written out of what was kept of it, and noted as a taking: the digest of then proves that it is
 * the same. One that was taken before entries were kept whole may have none.
 *
 * Fails with Permission_Denied and Not_Found. Dies where entries that were kept whole make another file.
 */
export const journalTaken = Effect.fn("Reports.journalTaken")(function* (id: number) {
  const { companyId } = yield* authorize(journalPolicy, "takeAgain", undefined)
  const file = yield* found(fileTaken(companyId, id))
  const bytes = shiftJis(journalFile(file.product, yield* entriesOfFile(companyId, id)))
  const isSame = sha256(bytes).equals(file.hash)
  if (!isSame && !file.isRebuilt)
    return yield* Effect.die(new Error(`The entries of journal file ${id} make another file than was taken`))
  const hash = isSame ? file.hash.toString("hex") : null
  const { entries, month, product, scope, total } = file
  // What was given is said by its own bytes; `hash` says that they are those of then.
  const given = sha256(bytes).toString("hex")
  yield* tell({
    action: "journal.takeAgain",
    subject: `journal:${id}`,
    after: { month, product, scope, entries, total, hash, given },
  })
  return shownFile(file, bytes, hash)
})
