/** Enumerations of papers with their words and numbers; browser-safe. */

/** 帳票の種類 (D25). */
export const paperTypes = {
  requestLabor: 1,
  requestFixed: 2,
  invoice: 3,
  estimate: 4,
  acceptanceLabor: 5,
  acceptanceFixed: 6,
  agencyRequest: 7,
  receipt: 8,
} as const
export type PaperType = keyof typeof paperTypes

/** 状態 (D24). */
export const paperStatuses = { deleted: 0, active: 1, pending: 2, rejected: 3, draft: 10 } as const
export type PaperStatus = keyof typeof paperStatuses
/** -1 of a filter: whatever type or status. */
export const everyPaper = -1

/** 未払い and 支払済. */
export const paidStates = { unpaid: 0, paid: 1 } as const
export type PaidState = keyof typeof paidStates

/** What of a service charge is asked (D76): none, yen, percent. */
export const chargeKinds = { none: 0, fixed: 1, percent: 2 } as const

/** Percent of consumption tax that a line may bear: reduced and standard. */
export const taxPercents = [8, 10] as const
export type TaxPercent = (typeof taxPercents)[number]

/** Which side made a paper: the company, or the customer, vendor or freelancer that it is between. */
export const paperSides = ["us", "party"] as const
export type PaperSide = (typeof paperSides)[number]

/** What the other side said of a paper that asks for its word. */
export const partyAnswers = ["confirmed", "refused"] as const
export type PartyAnswer = (typeof partyAnswers)[number]

/** The shifts that a unit price is for: 常用 by day, 夜間 at night. */
export const priceKinds = ["regular", "night"] as const
export type PriceKind = (typeof priceKinds)[number]
/** What a paper calls a price that its customer calls by no other word (1§5). */
export const defaultPriceTitles = { regular: "常用", night: "夜間" } as const satisfies Record<PriceKind, string>

/** Why work is on the list of what is missing: on no paper, other heads than billed, billed and called off, without a price. */
export const missingReasons = ["unbilled", "changed", "gone", "noPrice"] as const
export type MissingReason = (typeof missingReasons)[number]

/** What we say of a difference: theirs holds, ours holds, or they are asked. */
export const matchChoices = ["accept", "keep", "ask"] as const
export type MatchChoice = (typeof matchChoices)[number]
