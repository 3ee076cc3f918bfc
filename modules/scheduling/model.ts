/** What other modules learn of sites and arrangements: words instead of the wire's numbers. */

import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import type { WorkShift } from "#modules/kernel/codes.ts"
import type { ClockTime } from "#modules/kernel/minutes.ts"

export interface SiteFacts {
  readonly id: number
  readonly name: string
  readonly nameKana: string | null
  readonly isFixedPrice: boolean
  readonly address: string
  readonly station: string | null
  readonly customerId: number
  readonly meetingPlace: string | null
  readonly lat: number | null
  readonly lng: number | null
}

/** One shift of an arrangement as it is planned; `endsAt` may lie on the next day. */
export interface PlannedShift {
  readonly shift: WorkShift
  readonly from: ClockTime
  readonly to: ClockTime
  readonly startsAt: Instant
  readonly endsAt: Instant
}

export interface TaskFacts {
  readonly id: number
  readonly day: IsoDate
  readonly isDeleted: boolean
  readonly groupId: number | null
  readonly name: string
  readonly note: string
  readonly site: SiteFacts
  readonly customerId: number
  readonly leaderStaffId: number | null
  readonly meetingTime: ClockTime | null
  /** The arrangement's own, or the site's. */
  readonly meetingPlace: string | null
  readonly shifts: ReadonlyArray<PlannedShift>
  readonly workers: ReadonlyArray<{
    readonly staffId: number
    readonly partnerId: number | null
    readonly shift: WorkShift
    readonly countWork: number
    readonly price: number | null
  }>
  /** 枠: vendors that are asked for people on a shift. */
  readonly vendors: ReadonlyArray<{ readonly partnerId: number; readonly shift: WorkShift }>
}

/** An arrangement as one person of it sees it: only the shifts he is on. */
export interface StaffTask extends Omit<TaskFacts, "workers" | "vendors" | "isDeleted"> {
  readonly staffId: number
  readonly leaderName: string | null
  /** Who else is on these shifts. */
  readonly mates: ReadonlyArray<{ readonly staffId: number; readonly name: string }>
}
