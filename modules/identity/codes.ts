/** How a person leaves: 休止 ends with his next sign-in, 退会 is decided by the platform. */
export const leaveKinds = ["pause", "close"] as const
export type LeaveKind = (typeof leaveKinds)[number]

/** By what somebody signed in. */
export const deviceKinds = ["phone", "tablet", "computer", "unknown"] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** 利用規約 by the day from which they hold. With other terms this is their day, and whoever agreed to older ones is asked anew. */
export const presentTerms = "2026-11-01" as const
