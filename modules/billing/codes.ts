/** 請求の状態, as the wire writes it. One that is withdrawn is shown to nobody. */
export const billStatuses = { unpaid: "unpaid", paid: "paid" } as const
export type BillStatus = (typeof billStatuses)[keyof typeof billStatuses]

/** What a line of a bill is for. */
export const lineKinds = ["months", "freeMonths", "discount", "members", "days", "credit"] as const
export type LineKind = (typeof lineKinds)[number]

/** The platform's word on a transfer (D93). */
export const transferWords = { received: 1, refused: 3 } as const

/** How an order ended: paid, or given back because its time ran out, the platform or the company ended it, or another took its place. */
export const signUpOutcomes = ["activated", "timedOut", "rejected", "cancelled", "replaced"] as const
export type SignUpOutcome = (typeof signUpOutcomes)[number]
