/** Accounts of the demo's people and partners, so that a transfer file can be made: none of them is anybody's. */
import { normaliseAccountHolder } from "#modules/kernel/fields/normalise/account.ts"

const places = [
  { bankCode: "0001", bankName: "みずほ", branchCode: "110", branch: "東京中央" },
  { bankCode: "0005", bankName: "三菱ＵＦＪ", branchCode: "001", branch: "本店" },
  { bankCode: "0009", bankName: "三井住友", branchCode: "001", branch: "神保町" },
] as const

/** By its reading and its place in the list: the same at each load. */
export const demoAccount = (reading: string, at: number) => {
  const { bankCode, bankName, branch, branchCode } = places[at % places.length] ?? places[0]
  return {
    bankCode,
    bankName,
    branchCode,
    branch,
    type: 1,
    cardNumber: String(1_000_000 + at * 7919).padStart(7, "0"),
    ownerName: normaliseAccountHolder(reading),
  } as const
}
