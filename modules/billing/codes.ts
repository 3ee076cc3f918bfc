import { gates } from "#modules/companies/codes.ts"

/** 請求の状態, as the wire writes it. One that is withdrawn is shown to nobody. */
export const billStatuses = { unpaid: "unpaid", paid: "paid" } as const
export type BillStatus = (typeof billStatuses)[keyof typeof billStatuses]

/** The papers of a bill: one that asks, and one that says that it was paid. */
export const billPaperKinds = ["invoice", "receipt"] as const
export type BillPaperKind = (typeof billPaperKinds)[number]

/** What a line of a bill is for. */
export const lineKinds = ["months", "freeMonths", "discount", "members", "days", "credit"] as const
export type LineKind = (typeof lineKinds)[number]

/** The platform's word on a transfer (D93). */
export const transferWords = { received: 1, refused: 3 } as const

/** How an order ended: paid, or given back because its time ran out, the platform or the company ended it, or another took its place. */
export const signUpOutcomes = ["activated", "timedOut", "rejected", "cancelled", "replaced"] as const
export type SignUpOutcome = (typeof signUpOutcomes)[number]

/** Why a card was not charged, in words that a screen has for each. */
export const cardFailures = [
  "declined",
  "funds",
  "expired",
  "authentication",
  "details",
  "abandoned",
  "replaced",
  "unmatched",
] as const
export type CardFailure = (typeof cardFailures)[number]

/** 異議申し立て: the card's holder asks his bank for the money back. */
export const disputeStates = ["none", "open", "won", "lost"] as const
export type DisputeState = (typeof disputeStates)[number]

/** Why money pays nothing: of no payment of ours, of bills that are not owed any more, another amount, a transfer that fits none, of a company that was rejected, left over of what paid its bills. */
export const unmatchedReasons = ["unknown", "notOwed", "amount", "transfer", "rejected", "rest"] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]
export const moneyWays = ["card", "transfer"] as const
export type MoneyWay = (typeof moneyWays)[number]
/** What became of it: it pays a bill, or it went back. */
export const moneyOutcomes = ["settled", "returned"] as const
export type MoneyOutcome = (typeof moneyOutcomes)[number]
/** What a person may say of it: the same, or that it is a part of a bill, held until the rest comes. */
export const moneyAnswers = [...moneyOutcomes, "held"] as const

/** What a bill is for: what a registration orders, more months, another plan, more members, a month that was used. */
export const billPurposes = ["register", "extend", "change", "members", "month"] as const
export type BillPurpose = (typeof billPurposes)[number]
export const billStates = ["unpaid", "paid", "withdrawn"] as const satisfies ReadonlyArray<BillStatus | "withdrawn">
export type BillState = (typeof billStates)[number]
/** How it was paid: by card, by transfer, or by nothing but what the company had to its credit. */
export type PaidBy = "balance" | "bank" | "credit"

/** 席 by kind, as the plan's page splits them (D91). */
export const seatKinds = ["management", "office", "workers", "contractors", "invitations"] as const
export type SeatKind = (typeof seatKinds)[number]

/** What an admin is told on coming in: what stands in the way (companies), or what is to be paid or chosen soon. */
export const alertKinds = [...gates, "rechoose", "unpaid", "ending"] as const
export type AlertKind = (typeof alertKinds)[number]
/** The same on going over to a company: it may be put off, or it may not. */
export const switchKinds = ["remind", "error"] as const
export type SwitchKind = (typeof switchKinds)[number]
/** What can be done about it. */
export const alertActions = [
  "payNow",
  "choosePlan",
  "extendPlan",
  "changePlan",
  "later",
  "cancel",
  "switchCompany",
] as const
export type AlertAction = (typeof alertActions)[number]

/** What companies are reminded of by notice and mail, each once. */
export const reminderKinds = ["unpaid", "dueSoon", "ending", "ended"] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** A campaign on a day: to come, good, past its last day, or ended by the platform. */
export const campaignStates = ["coming", "running", "over", "ended"] as const
export type CampaignState = (typeof campaignStates)[number]
