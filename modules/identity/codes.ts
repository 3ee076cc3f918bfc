/** How a person leaves: 休止 ends with his next sign-in, 退会 is decided by the platform. */
export const leaveKinds = ["pause", "close"] as const
export type LeaveKind = (typeof leaveKinds)[number]

/** By what somebody signed in. */
export const deviceKinds = ["phone", "tablet", "computer", "unknown"] as const
export type DeviceKind = (typeof deviceKinds)[number]
