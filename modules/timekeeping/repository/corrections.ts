/** SQL of what the desk corrected, as it was written down. */
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { PunchWithRests } from "./punches.ts"

/** What a correction keeps of a punch. */
export type PunchKept = Pick<
  PunchWithRests,
  "taskId" | "siteId" | "place" | "checkIn" | "checkOut" | "state" | "totalRestMinutes" | "rests" | "shifts"
> & {
  /** Absent of what was written down before a half could be ticked. */
  readonly halfShifts?: PunchWithRests["halfShifts"]
}
export interface CorrectionRow {
  readonly id: number
  readonly punchId: number
  readonly staffId: number
  /** The day of the punch as it stands now. */
  readonly workDay: IsoDate
  readonly correctedBy: number
  readonly at: Instant
  readonly reason: string
  /** Null where the desk wrote a punch that nobody had pressed. */
  readonly before: PunchKept | null
  readonly after: PunchKept
}

/** What was corrected of these people's punches of these days, removed ones too; the latest first. One statement. */
export const correctionsOfStaff = (companyId: number, staffIds: ReadonlyArray<number>, from: IsoDate, to: IsoDate) =>
  query(
    ({ sql }) => sql<Array<CorrectionRow>>`
      select c.id, c.punch_id as "punchId", p.staff_id as "staffId", p.work_day as "workDay",
        c.corrected_by as "correctedBy", c.at, c.reason, c.before, c.after
      from timekeeping.punch p join timekeeping.correction c on c.company_id = p.company_id and c.punch_id = p.id
      where p.company_id = ${companyId} and p.staff_id = any(${[...staffIds]}::int[])
        and p.work_day between ${from}::date and ${to}::date
      order by c.at desc, c.id desc`,
  )
