/** 振込口座 in bulk, for whoever pays. Nothing here checks who asks: the caller's own policy does. */
import { Effect } from "effect"
import { normaliseAccountHolder } from "#modules/kernel/fields/normalise/account.ts"
import type { BankInfo } from "../contract/profile.ts"
import { accountRows } from "../repository/profile.ts"
import { bankList } from "./banks.ts"

/** An account with the names that transfers carry, where its numbers are those of the banks' list. */
export interface PaidAccount extends BankInfo {
  readonly bankKana?: string
  readonly branchKana?: string
}

const withKana = Effect.fnUntraced(function* (bank: BankInfo) {
  const place = (yield* bankList)[bank.bankCode ?? ""]
  const branch = place?.branches[bank.branchCode ?? ""]
  return {
    ...bank,
    ...(place === undefined ? {} : { bankKana: normaliseAccountHolder(place.kana) }),
    ...(branch === undefined ? {} : { branchKana: normaliseAccountHolder(branch.kana) }),
  } satisfies PaidAccount
})

/** One account as it is written, with its names in bank kana. */
export const transferAccountOf = withKana

/** The accounts of these people, those who have one; one statement. */
export const accountsOf = Effect.fn("People.accountsOf")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
) {
  const accounts = new Map<number, PaidAccount>()
  for (const { bank, staffId } of yield* accountRows(companyId, staffIds))
    if (bank !== null) accounts.set(staffId, yield* withKana(bank))
  return accounts
})
