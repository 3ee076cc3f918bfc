/** 現場: 常用 or 請負, and how far the work is. */
export const projectTypes = { labor: 1, fixedPrice: 2 } as const
export type ProjectType = keyof typeof projectTypes

/** NOT_WORKING is accepted and shown as 着工前, but never offered (D78). */
export const projectWorkStatuses = { notWorking: 0, working: 1, comingToWork: 2, pause: 3, completed: 4 } as const
export type ProjectWorkStatus = keyof typeof projectWorkStatuses

/** Which arrangements of a series a change is for (D75). */
export const editScopes = { one: "one", future: "future", all: "all" } as const
export type EditScope = keyof typeof editScopes
