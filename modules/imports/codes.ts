/** What can be imported, and the limits that its screen tells beforehand; browser-safe. */
export const importKinds = ["staff", "vendor", "customer", "site"] as const
export type ImportKind = (typeof importKinds)[number]
export const isImportKind = (text: string): text is ImportKind => importKinds.some((kind) => kind === text)

/** As many as a list gives at once (D33). */
export const mostImportRows = 10_000
/** As large as any other file. */
export const largestImportMegabytes = 10
/** D114. */
export const daysToUndo = 30

/** How a column was found: as the last time, by its heading, by whoever looks at it now, or not at all. */
export const columnWays = ["remembered", "guessed", "chosen", "none"] as const
export type ColumnWay = (typeof columnWays)[number]

/** Why a record that was imported stays when the import is taken back: somebody changed it, or a module refers to it. */
export const keptReasons = ["changed", "companies", "people", "scheduling", "timekeeping", "payroll", "other"] as const
export type KeptReason = (typeof keptReasons)[number]
