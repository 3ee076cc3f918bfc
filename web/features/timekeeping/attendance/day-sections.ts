/** The day's list in its sections, as the server orders them: who needs a hand first. */
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"

export const inSections = (days: ReadonlyArray<AttendanceDay>) => [
  ...Map.groupBy(days, ({ standings: [first] }) => first ?? "none"),
]

/** Sections that somebody has to act on. */
export const urgentLooks: Readonly<Record<string, string>> = {
  missing: "text-danger",
  unfinished: "text-danger",
  late: "text-warning",
}

/** How long somebody who is missing is overdue; the page asks anew every minute. */
export const overdueMinutes = ({ plans, standings: some }: Pick<AttendanceDay, "plans" | "standings">) => {
  const starts = plans.map(({ startsAt }) => Date.parse(startsAt))
  return some.includes("missing") ? Math.max(0, Math.floor((Date.now() - Math.min(...starts)) / 60_000)) : 0
}
