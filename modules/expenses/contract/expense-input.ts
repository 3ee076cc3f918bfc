/** What is sent to ask for an expense, and what is done with it. */
import { Schema } from "effect"
import { FileId } from "#modules/files/contract.ts"
import { flags, requestStatuses, wireValues } from "#modules/kernel/codes.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Id, oneOf, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { atMostRows } from "#modules/kernel/fields/rows-together.ts"
import { CommonText, Keyword, Memo } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { PositiveYen } from "#modules/kernel/fields/yen.ts"
import { expenseCategories, mostReceipts } from "../codes.ts"

const Category = oneOf(wireValues(expenseCategories))
const written = {
  category: Category,
  /** With tax. */
  amount: PositiveYen,
  /** The day on which it was spent. */
  date: Day,
  /** For which site; the office where there is none. */
  siteId: Schema.optionalKey(Schema.NullOr(Id)),
  note: Schema.optionalKey(Memo),
  /** Receipts, as an upload gave them. */
  fileIds: Schema.optionalKey(Schema.Array(FileId).check(atMostRows(mostReceipts))),
}
interface Told {
  readonly note?: string
  readonly fileIds?: ReadonlyArray<string>
}
/** Without a receipt a note says what it was for. */
const isShown = Schema.makeFilter(({ fileIds = [], note = "" }: Told) =>
  fileIds.length > 0 || /\S/u.test(note) ? undefined : { path: ["note"], issue: messageKey("noteWithoutReceipt") },
)

export const AskExpense = Schema.Struct(written).check(isShown)
export type AskExpense = typeof AskExpense.Type
/** Sent whole, while nobody has decided. */
export const UpdateExpense = Schema.Struct({ version: Version, ...written }).check(isShown)
export type UpdateExpense = typeof UpdateExpense.Type

export const WithdrawExpense = Schema.Struct({ version: Version })
const { active, inactive, reject, requesting } = requestStatuses
export const DecideExpense = Schema.Struct({
  version: Version,
  status: oneOf([active, reject]),
  /** A refusal says why. */
  reason: Schema.optionalKey(CommonText),
}).check(
  Schema.makeFilter((of: { readonly status: number; readonly reason?: string }) => {
    if ((of.status === reject) === (of.reason !== undefined)) return undefined
    return {
      path: ["reason"],
      issue: of.reason === undefined ? messageKey("required") : messageKey("notBesideAnother", "status"),
    }
  }),
)
export type DecideExpense = typeof DecideExpense.Type

const Flag = oneOf(wireValues(flags))
export const PayExpense = Schema.Struct({
  version: Version,
  status: Flag,
  /** The day on which the money went; today where it is left out. */
  paidOn: Schema.optionalKey(Day),
})
export type PayExpense = typeof PayExpense.Type

export const ListExpenses = Schema.Struct({
  /** In who asked, the site or the note. */
  keyword: Schema.optionalKey(Keyword),
  status: Schema.optionalKey(oneOf([inactive, active, requesting, reject])),
  paymentStatus: Schema.optionalKey(Flag),
  category: Schema.optionalKey(Category),
  /** Of the day of the expense, both included. */
  from: Schema.optionalKey(Day),
  to: Schema.optionalKey(Day),
  ...pageFields,
}).check(endsOnOrAfter("from", "to"))
export type ListExpenses = typeof ListExpenses.Type
