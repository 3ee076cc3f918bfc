/** What keeps an account from a transfer file, field by field, so that it can be mended where it is written. */
import { accountHolderForm } from "../fields/normalise/account.ts"
import type { TransferAccount, TransferKind } from "./transfer-file.ts"

/** An account as it is written down, its names in bank kana where the numbers are known. */
export interface WrittenAccount {
  readonly bankCode?: string | null
  readonly bankKana?: string | null
  readonly branchCode?: string | null
  readonly branchKana?: string | null
  readonly type?: number | null
  readonly cardNumber?: string | null
  readonly ownerName?: string | null
}
export type AccountField = "bankCode" | "branchCode" | "type" | "cardNumber" | "ownerName"

export interface JudgedAccount {
  readonly faults: ReadonlyArray<AccountField>
  /** There where nothing is wrong. */
  readonly account?: TransferAccount
}

/** Wages go to ordinary and current accounts only. */
const typesOf: Readonly<Record<TransferKind, ReadonlyArray<number>>> = {
  general: [1, 2, 4],
  salary: [1, 2],
  bonus: [1, 2],
}

/** A bank and a branch need number and name; the number has seven digits, the holder at most thirty signs of a transfer. */
export const judgedAccount = (kind: TransferKind, written: WrittenAccount | null): JudgedAccount => {
  const { bankCode, bankKana, branchCode, branchKana, cardNumber, ownerName, type } = written ?? {}
  const isType = (value: number | null | undefined): value is 1 | 2 | 4 => typesOf[kind].includes(value ?? 0)
  const hasBank = bankCode != null && bankKana != null && /^\d{4}$/.test(bankCode)
  const hasBranch = branchCode != null && branchKana != null && /^\d{3}$/.test(branchCode)
  const hasNumber = cardNumber != null && /^\d{7}$/.test(cardNumber)
  const hasHolder = ownerName != null && accountHolderForm.test(ownerName)
  const faults: ReadonlyArray<AccountField> = [
    ...(hasBank ? [] : (["bankCode"] as const)),
    ...(hasBranch ? [] : (["branchCode"] as const)),
    ...(isType(type) ? [] : (["type"] as const)),
    ...(hasNumber ? [] : (["cardNumber"] as const)),
    ...(hasHolder ? [] : (["ownerName"] as const)),
  ]
  if (!(hasBank && hasBranch && hasNumber && hasHolder && isType(type))) return { faults }
  return {
    faults,
    account: { bankCode, bankKana, branchCode, branchKana, type, number: cardNumber, holder: ownerName },
  }
}
