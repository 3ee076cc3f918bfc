/** A person asks for what he has paid, and changes it while nobody has decided. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { type IsoDate, millisOfInstant, monthOf, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { staffOfPerson } from "#modules/people/index.ts"
import type { AskExpense, UpdateExpense } from "../contract/expense-input.ts"
import { type RequestRow, subjectOf } from "../model.ts"
import { expenseListPolicy, expensePolicy } from "../policy.ts"
import { insertRequest, saveRequest } from "../repository/requests.ts"
import { keepReceipts } from "./receipts.ts"
import { expenseDetails, heldExpense, shownExpense } from "./show-expense.ts"
import { sitesToName } from "./sites-to-name.ts"
import { tellAbout } from "./tell-about.ts"

const wrong = (field: string, message: string) => refuse("Invalid_Input", [{ field, message }])

/** D105: spent in the month in which it is asked for, and not after today. */
const refuseOtherDay = Effect.fnUntraced(function* (spentOn: IsoDate, askedOn: IsoDate) {
  if (monthOf(spentOn) !== monthOf(askedOn)) return yield* wrong("date", messageKey("otherMonth", monthOf(askedOn)))
  if (spentOn > (yield* todayInJapan)) return yield* wrong("date", messageKey("dayToCome"))
})

type Written = Omit<UpdateExpense, "version">
/** What is written of it; a site that it has stays, another must be one that he may name. */
const fieldsOf = Effect.fnUntraced(function* (actor: Actor, staffId: number, written: Written, before?: RequestRow) {
  const { amount, category, date, note = "", siteId = null } = written
  const fields = { amount, category, spentOn: date, note }
  if (siteId === null) return { ...fields, siteId, siteName: null, siteKana: null }
  if (siteId === before?.siteId) return fields
  const site = (yield* sitesToName(actor, staffId)).find(({ id }) => id === siteId)
  if (site === undefined) return yield* wrong("siteId", messageKey("notChoice"))
  return { ...fields, siteId, siteName: site.name, siteKana: site.nameKana }
})

/** Fails with Permission_Denied, Not_Found for whoever has no record here, Invalid_Input, and as referToFiles does. */
export const askExpense = Effect.fn("Expenses.ask")(function* (asked: AskExpense) {
  const actor = yield* authorize(expenseListPolicy, "ask", undefined)
  const { companyId, personId } = actor
  const staff = yield* found(staffOfPerson(companyId, personId))
  const at = yield* instantNow
  yield* refuseOtherDay(asked.date, yield* todayInJapan)
  const fields = yield* fieldsOf(actor, staff.id, asked)
  const of = { staffId: staff.id, personId, staffName: staff.name, staffKana: staff.furiganaName }
  const row = yield* found(insertRequest({ companyId, ...of, ...fields, askedAt: at }))
  const fileIds = asked.fileIds ?? []
  yield* keepReceipts(row.id, fileIds)
  yield* tell(
    { action: "expense.ask", subject: `expense:${row.id}`, after: { ...row, fileIds } },
    { topic: "ExpenseChanged", body: { companyId, expenseId: row.id } },
  )
  yield* tellAbout(row, "ask")
  return yield* shownExpense(row)
})

/** Fails with Not_Found, Permission_Denied (once somebody has decided, too), Update_Expired, and as `askExpense` does. */
export const updateExpense = Effect.fn("Expenses.update")(function* (id: number, asked: UpdateExpense) {
  const before = yield* heldExpense(id)
  const actor = yield* authorize(expensePolicy, "edit", subjectOf(before))
  const { version, ...written } = asked
  yield* refuseExpired(version, before.version, expenseDetails(id))
  yield* refuseOtherDay(written.date, tokyoDayOf(millisOfInstant(before.askedAt)))
  const fields = yield* fieldsOf(actor, before.staffId, written, before)
  const after = yield* found(saveRequest(actor.companyId, id, fields))
  const fileIds = written.fileIds ?? []
  const had = yield* keepReceipts(id, fileIds)
  yield* tell(
    {
      action: "expense.edit",
      subject: `expense:${id}`,
      before: { ...before, fileIds: had },
      after: { ...after, fileIds },
    },
    { topic: "ExpenseChanged", body: { companyId: actor.companyId, expenseId: id } },
  )
  return yield* shownExpense(after)
})
