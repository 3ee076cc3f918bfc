/** 手配 of one person and day: the shifts of one site and task in one piece. */
import type { Today } from "#modules/timekeeping/contract.ts"

type Plan = Today["plans"][number]
export type ShiftId = Plan["shift"]

export interface Arrangement extends Omit<Plan, "shift" | "startsAt" | "endsAt"> {
  /** In the order of the day. */
  readonly shifts: ReadonlyArray<ShiftId>
  /** When each shift begins and ends. */
  readonly parts: ReadonlyArray<{ readonly shift: ShiftId; readonly startsAt: number; readonly endsAt: number }>
  /** Milliseconds since the epoch. */
  readonly startsAt: number
  readonly endsAt: number
}
const joined = (plans: ReadonlyArray<Plan>): ReadonlyArray<Arrangement> => {
  const [first] = plans
  if (first === undefined) return []
  const { shift: _, ...plan } = first
  return [
    {
      ...plan,
      shifts: [...new Set(plans.map(({ shift }) => shift))].toSorted(),
      parts: plans.map((one) => ({
        shift: one.shift,
        startsAt: Date.parse(one.startsAt),
        endsAt: Date.parse(one.endsAt),
      })),
      startsAt: Math.min(...plans.map(({ startsAt }) => Date.parse(startsAt))),
      endsAt: Math.max(...plans.map(({ endsAt }) => Date.parse(endsAt))),
    },
  ]
}
/** The shifts of one task become one card; earliest first. */
export const arrangementsOf = (plans: ReadonlyArray<Plan>): ReadonlyArray<Arrangement> =>
  [...Map.groupBy(plans, ({ taskId }) => taskId).values()].flatMap(joined).toSorted((a, b) => a.startsAt - b.startsAt)
