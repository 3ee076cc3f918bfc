/** Enumerations of reports; browser-safe. */

/** What revenue and cost are made of (D103). */
export const revenueParts = ["papers", "unbilled", "fixedPrice"] as const
export const costParts = ["labour", "outside", "expenses", "fixed"] as const
export const parts = [...revenueParts, ...costParts] as const
export type Part = (typeof parts)[number]

/** Where an amount comes from. */
export const sourceKinds = [
  "paper",
  "work",
  "revenue",
  "slips",
  "presses",
  "arranged",
  "vendor",
  "freelancer",
  "expenses",
  "fixedCost",
] as const
export type SourceKind = (typeof sourceKinds)[number]

/** The most months of one report. */
export const mostMonths = 60
