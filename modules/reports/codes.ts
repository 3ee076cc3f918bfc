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
  // Labour of too few people, which stands with the company's own; or nowhere, where even that has too few.
  "pooled",
  "withheld",
  "vendor",
  "freelancer",
  // 業務委託料 of a period that no paper pays yet.
  "fee",
  "expenses",
  "fixedCost",
] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Whether labour is told where it was worked. */
export const labourTellings = ["whole", "pooled", "withheld"] as const
export type LabourTelling = (typeof labourTellings)[number]

/** 仕訳データ: whose import file it is, what it is made of, and what is left out of it. */
export const journalProducts = ["yayoi", "freee", "moneyForward"] as const
export type JournalProduct = (typeof journalProducts)[number]
export const journalKinds = ["payroll", "sales", "purchases", "expenses"] as const
/** The whole month anew, or only what is new since the files before. */
export const journalScopes = ["all", "new"] as const
export type JournalScope = (typeof journalScopes)[number]
/** 勘定科目 that a file has; a company may call each otherwise. */
export const accountKeys = [
  "wages",
  "travel",
  "withheld",
  "accruedPay",
  "payable",
  "receivable",
  "sales",
  "outsourcing",
  "tradePayable",
  "entertainment",
  "consumables",
  "meeting",
  "welfare",
  "other",
] as const
export type AccountKey = (typeof accountKeys)[number]
/** One of each account. */
export const ofEachAccount = <A>(of: (key: AccountKey) => A): Readonly<Record<AccountKey, A>> => ({
  wages: of("wages"),
  travel: of("travel"),
  withheld: of("withheld"),
  accruedPay: of("accruedPay"),
  payable: of("payable"),
  receivable: of("receivable"),
  sales: of("sales"),
  outsourcing: of("outsourcing"),
  tradePayable: of("tradePayable"),
  entertainment: of("entertainment"),
  consumables: of("consumables"),
  meeting: of("meeting"),
  welfare: of("welfare"),
  other: of("other"),
})
/** What the company calls otherwise than its product does. */
export type AccountNames = Readonly<Partial<Record<AccountKey, string>>>
export const leftOutOfJournal = ["openMonth", "waitingPaper", "waitingExpense"] as const

/** The most months of one report. */
export const mostMonths = 60
