/** お振込先 of a vendor as a paper prints it. */
import type { Partner } from "#modules/people/index.ts"

const kinds = new Map([
  [1, "普通"],
  [2, "当座"],
  [4, "貯蓄"],
])
/** Empty while bank, branch or number is unknown: half an account is none. */
export const accountText = (bank: Partner["bank"]): string => {
  if (!bank?.bankName || !bank.branch || !bank.cardNumber) return ""
  const account = `${bank.bankName}　${bank.branch}　${kinds.get(bank.type ?? 1) ?? "普通"}　${bank.cardNumber}`
  return bank.ownerName ? `${account}\n${bank.ownerName}` : account
}
