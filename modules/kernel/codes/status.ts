/** States that many entities share. */

/** The generic state of a row, and of every isX and paymentStatus flag on the wire (D75). */
export const activeStatuses = { active: 1, inactive: 0, notVerify: 2, rejectVerify: 3 } as const
export type ActiveStatus = keyof typeof activeStatuses

/** The state of a person's account, above all companies (D95). */
export const userStatuses = { deleted: -1, blocked: 0, active: 1, notVerify: 2, rejectVerify: 3, suspend: 4 } as const
export type UserStatus = keyof typeof userStatuses

/** The state of an invitation, a payment request, a request to close an account. */
export const requestStatuses = { inactive: 0, active: 1, requesting: 2, reject: 3 } as const
export type RequestStatus = keyof typeof requestStatuses

/** A switch on the wire: D75 gives the isX flags the numbers of the generic state. */
export const flags = { on: 1, off: 0 } as const
export type Flag = (typeof flags)[keyof typeof flags]
