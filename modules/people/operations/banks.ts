/** 銀行と支店: looked up in a copy of the banks' own list; nothing is asked of anybody outside. */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { searchText } from "#modules/kernel/fields/normalise.ts"
import type { BankInfo } from "../contract/profile.ts"

/** Five megabytes of list, loaded with the first question. */
export const bankList = Effect.runSync(
  Effect.cached(
    Effect.map(
      Effect.promise(() => import("zengin-code")),
      ({ default: banks }) => banks,
    ),
  ),
)

interface Place {
  readonly code: string
  readonly name: string
  readonly kana: string
}
const byCode = (one: Place, other: Place) => (one.code < other.code ? -1 : 1)
const choices = (places: Readonly<Record<string, Place>>) =>
  Object.values(places)
    .toSorted(byCode)
    .map(({ code, name, kana }) => ({ code, name, kana }))

export const listBanks = Effect.fn("People.listBanks")(function* () {
  return choices(yield* bankList)
})
/** None for a number that no bank has. */
export const branchesOf = Effect.fn("People.branchesOf")(function* (code: string) {
  return choices((yield* bankList)[code]?.branches ?? {})
})

/** みずほ銀行 is the list's みずほ, 新宿支店 its 新宿. */
const sign = (name: string) => searchText(name).replace(/(銀行|支店)$/u, "")
const isOther = (said: string | null | undefined, name: string) => said != null && sign(said) !== sign(name)

/**
 * An account whose bank is said by its number, with the names that the list has for it; any other stays as it is.
 *
 * Fails with Invalid_Input at the number or the name that is to blame.
 */
export const namedAccount = Effect.fn("People.namedAccount")(function* (account: BankInfo) {
  if (account.bankCode == null) return account
  const wrong = (field: string, key: string) => refuse("Invalid_Input", [{ field: `bankInfo.${field}`, message: key }])
  const bank = (yield* bankList)[account.bankCode]
  if (bank === undefined) return yield* wrong("bankCode", messageKey("bankUnknown"))
  if (isOther(account.bankName, bank.name)) return yield* wrong("bankName", messageKey("bankNameOther", bank.name))
  const named = { ...account, bankName: bank.name }
  if (account.branchCode == null) return named
  const branch = bank.branches[account.branchCode]
  if (branch === undefined) return yield* wrong("branchCode", messageKey("branchUnknown"))
  if (isOther(account.branch, branch.name)) return yield* wrong("branch", messageKey("bankNameOther", branch.name))
  return { ...named, branch: branch.name }
})

/** The same for whatever carries an account or none. */
export const withNamedAccount = Effect.fn("People.withNamedAccount")(function* <
  A extends { readonly bankInfo?: BankInfo | null },
>(asked: A) {
  return asked.bankInfo == null ? asked : { ...asked, bankInfo: yield* namedAccount(asked.bankInfo) }
})
