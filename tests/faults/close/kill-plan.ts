/** Where a close is killed: half of the points anywhere in time, half at the boundaries of its statements. */

export type Victim = "server" | "worker" | "PostgreSQL"
export interface Point {
  readonly victim: Victim
  /** From the start of the process that works, or from the last kill of PostgreSQL. */
  readonly at: { readonly millis: number } | { readonly statements: number; readonly moment: "before" | "after" }
  /** The latest moment: before this statement, so that the close is still on its way however quick the machine is. */
  readonly atLast: RegExp
  /** Whether the sessions of PostgreSQL die with the postmaster. */
  readonly isWhole: boolean
}

const plan = /insert into "payroll"\."close_plan"/
const chunk = /insert into "payroll"\."close_chunk"/
const end = /update "payroll"\."close" set/
const notices = /insert into "notifications"\."notice"/

/** In the order of a close. The first one falls on the server that took the order. */
const orders: ReadonlyArray<ReadonlyArray<Victim>> = [
  ["server", "worker", "PostgreSQL", "server", "worker", "PostgreSQL"],
  ["server", "PostgreSQL", "worker", "server", "PostgreSQL", "worker"],
]
const latest = [plan, end, chunk, end, end, notices]
export const pointsAClose = latest.length

/** What a process of this close sends as the application's role, about: 40 to each of its thirds. */
const aThird = 40
const closeMillis = 1_000

/** The points of one close; every victim once in time and once at a boundary, in another order with every close. */
export const pointsOf = (close: number, startMillis: number, random: () => number): ReadonlyArray<Point> =>
  (orders[close % orders.length] ?? []).map((victim, n) => ({
    victim,
    at:
      n % 2 === 0
        ? { millis: Math.ceil(random() * (startMillis + closeMillis)) }
        : {
            statements: Math.ceil(random() * (n === pointsAClose - 1 ? 3 : 1) * aThird),
            moment: random() < 0.5 ? ("before" as const) : ("after" as const),
          },
    atLast: latest[n] ?? notices,
    isWhole: random() < 0.5,
  }))
