/** What a screen can be told to read again; server and browser name it alike. */
export const liveSubjects = [
  "task",
  "site",
  "attendance",
  "payMonth",
  "paper",
  "expense",
  "fixedCost",
  "revenue",
  "staff",
  "partner",
  "invitation",
  "license",
  "company",
  "job",
  "notice",
  "mail",
  "workspace",
] as const
export type LiveSubject = (typeof liveSubjects)[number]
