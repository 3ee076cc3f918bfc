/** Where a close is killed: half of the points anywhere in time, half at the boundaries of its statements. */

export type Victim = "server" | "worker" | "PostgreSQL"
export interface Point {
  readonly victim: Victim
  /** From the start of the process that works, or from the last kill of PostgreSQL. */
  readonly at: { readonly millis: number } | { readonly statements: number; readonly moment: "before" | "after" }
  /** The latest moment: before this statement, which every close comes to. */
  readonly atLast: RegExp
  /** Whether the sessions of PostgreSQL die with the postmaster. */
  readonly isWhole: boolean
}

/** What an undisturbed close takes. */
export interface Measured {
  readonly millis: number
  readonly startMillis: number
  /** Statements of the application's role. */
  readonly statements: number
}

const victims: ReadonlyArray<Victim> = ["server", "worker", "PostgreSQL"]
export const pointsAClose = 6

const endOfClose = /update "payroll"\."close" set/
const notices = /insert into "notifications"\."notice"/

/** The points of one close; every victim once in time and once at a boundary, in another order with every close. */
export const pointsOf = (close: number, measured: Measured, random: () => number): ReadonlyArray<Point> => {
  const share = pointsAClose / 2
  return Array.from({ length: pointsAClose }, (_, n): Point => {
    const victim = victims[(n + close) % victims.length] ?? "server"
    const at =
      n % 2 === 0
        ? { millis: Math.ceil(random() * (measured.startMillis + measured.millis / share)) }
        : {
            statements: Math.ceil((random() * measured.statements * (n === pointsAClose - 1 ? 2 : 1)) / share),
            moment: random() < 0.5 ? ("before" as const) : ("after" as const),
          }
    return { victim, at, atLast: n === pointsAClose - 1 ? notices : endOfClose, isWhole: random() < 0.5 }
  })
}
