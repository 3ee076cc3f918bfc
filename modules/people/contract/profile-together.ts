/** What must stand together in a profile; each complaint names the field that is to blame. */
import { Schema } from "effect"
import { roleIds } from "#modules/kernel/codes.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { accountHolderForm } from "#modules/kernel/fields/normalise.ts"

const required = (...path: ReadonlyArray<string>) => ({ path: [...path], issue: messageKey("required") })
const isEmpty = (value: unknown) => value === null || value === undefined || value === ""

interface Pressures {
  readonly maxBloodPressure?: number | null
  readonly minBloodPressure?: number | null
}
/** 最高血圧 is above 最低血圧. */
export const pressuresInOrder = Schema.makeFilter(({ maxBloodPressure: most, minBloodPressure: least }: Pressures) =>
  most == null || least == null || least <= most
    ? []
    : [{ path: ["minBloodPressure"], issue: messageKey("tooLarge", most) }],
)

interface Account {
  readonly bankCode?: string | null
  readonly branchCode?: string | null
  readonly cardNumber?: string | null
  readonly ownerName?: string | null
}
/** An account of a bank by its number takes a transfer, and is written as the transfer's format asks (全銀). */
export const fitsTransfer = Schema.makeFilter(({ bankCode, branchCode, cardNumber, ownerName }: Account) => {
  if (isEmpty(bankCode)) return isEmpty(branchCode) ? [] : [required("bankCode")]
  return [
    ...(isEmpty(cardNumber) || /^\d{7}$/.test(cardNumber ?? "")
      ? []
      : [{ path: ["cardNumber"], issue: messageKey("digitsExactly", 7) }]),
    ...(isEmpty(ownerName) || accountHolderForm.test(ownerName ?? "")
      ? []
      : [{ path: ["ownerName"], issue: messageKey("accountHolder") }]),
  ]
})

const bankFields = ["bankName", "branch", "type", "cardNumber", "ownerName"] as const
/** A name may be left to its number. */
const numberOf: Readonly<Record<string, "bankCode" | "branchCode">> = { bankName: "bankCode", branch: "branchCode" }
type Bank = Readonly<Partial<Record<(typeof bankFields)[number] | "bankCode" | "branchCode", unknown>>>
/** STAFF-14: only 一人親方・外注 is asked for his account, and for all of it. */
export const needsBank = (roleId: number) => roleId === roleIds.otherWorker
/** STAFF-22: our own people have a birthday; of a vendor's workers little more than the name is known. */
export const needsBirthday = (roleId: number) => roleId !== roleIds.vendorWorker
export const missingOfBank = (roleId: number, bank: Bank | undefined): ReadonlyArray<string> =>
  needsBank(roleId)
    ? bankFields.filter((field) => {
        const number = numberOf[field]
        return isEmpty(bank?.[field]) && (number === undefined || isEmpty(bank?.[number]))
      })
    : []

interface Newcomer {
  readonly roleId: number
  readonly birthday?: string | null
  readonly bankInfo?: Bank
}
export const newcomerIsWhole = Schema.makeFilter(({ roleId, birthday, bankInfo }: Newcomer) => [
  ...(isEmpty(birthday) && needsBirthday(roleId) ? [required("birthday")] : []),
  ...missingOfBank(roleId, bankInfo).map((field) => required("bankInfo", field)),
])
