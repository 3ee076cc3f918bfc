/** 振込先 of the paper: whose bank and how the number ends, enough for its owner and too little for anybody else. Pure. */
import type { Language } from "#modules/kernel/codes.ts"
import { bankAccountTypes } from "#modules/people/codes.ts"
import type { PaidAccount } from "#modules/people/index.ts"

const kinds = new Map<number, Readonly<Record<Language, string>>>([
  [bankAccountTypes.ordinary, { ja: "普通", en: "ordinary", vi: "thông thường" }],
  [bankAccountTypes.current, { ja: "当座", en: "current", vi: "vãng lai" }],
  [bankAccountTypes.savings, { ja: "貯蓄", en: "savings", vi: "tiết kiệm" }],
])

/** The last three signs of a number, of a short one less than half. */
const masked = (number: string) => `****${number.slice(number.length - Math.min(3, Math.floor(number.length / 2)))}`

/** Undefined while bank, branch or number is unknown: half an account is none. */
export const paidTo = (account: PaidAccount | undefined, language: Language): string | undefined => {
  const { bankName, branch, cardNumber, type } = account ?? {}
  if (!bankName || !branch || !cardNumber) return
  return [bankName, branch, `${kinds.get(type ?? 0)?.[language] ?? ""} ${masked(cardNumber)}`.trim()].join("　")
}
