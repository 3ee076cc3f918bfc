/** Whose side writes an arrangement: whoever comes too late is told who was first. */
export type TaskSide = "company" | "vendor" | "customer"

/** With every write. A vendor's own people change nothing of what the company and the customer agree on. */
export const writtenBy = (side: TaskSide) => ({
  lastSide: side,
  ...(side === "vendor" ? {} : { isAdminUpdate: side === "company" }),
})

/** A write of the company that shows the customer nothing new: what it asked for still waits. */
export const writtenBeside = { lastSide: "company" } as const satisfies { readonly lastSide: TaskSide }
