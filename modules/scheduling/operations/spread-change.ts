/** One change, seen from each of the days that it reaches. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { workShifts } from "#modules/kernel/codes.ts"
import { shiftFields } from "../codes.ts"
import type { TaskPatch } from "../contract/task.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import type { Crew } from "../rules/crew.ts"
import type { ShiftPlan } from "../rules/shift-plan.ts"
import { changedFields } from "../rules/spread.ts"
import { wishesOf, workShiftOf } from "../views/shift-fields.ts"
import { shiftUnits, storedFields } from "../views/stored-fields.ts"
import { isFixedPrice } from "../views/task-view.ts"
import { planFor, type Usual } from "./plan-task.ts"
import { moreFacts, withCertificates } from "./task-parts.ts"
import type { LeftBehind } from "./vendors-left-behind.ts"

type Site = TaskRow["site"]

export interface Change {
  /** The day that was asked for. */
  readonly id: number
  readonly patch: TaskPatch
  /** What of the patch differs from what that day had: this is what other days are given. */
  readonly changed: Partial<TaskPatch>
  readonly site: Site
  readonly customerId: number
  /** Who does not belong to the new site. */
  readonly leftBehind?: LeftBehind
  /** The same columns for every day. */
  readonly facts: {
    readonly siteId?: number
    readonly customerId?: number
    readonly day?: IsoDate
    readonly name?: string
    readonly note?: string
    readonly meetingTime?: string | null
    readonly meetingPlace?: string | null
  } & ReturnType<typeof moreFacts>
}
/** A day as it will be. */
export interface PlannedTask {
  readonly id: number
  readonly day: IsoDate
  readonly row: TaskRow
  readonly site: Site
  readonly groupId?: number
  readonly plans: ReadonlyArray<ShiftPlan>
  readonly bookings: Crew
  readonly leaderStaffId: number | null
  /** A day that comes into the series by this change. */
  readonly isCopy: boolean
}

const columns = ["name", "note", "meetingTime", "meetingPlace"] as const

export const changeOf = (row: TaskRow, patch: TaskPatch, site: Site): Change => {
  const changed = changedFields<TaskPatch>(storedFields(row), patch, shiftUnits)
  const customerId = patch.customerId ?? (site.id === row.site.id ? row.customerId : site.customerId)
  const isMovedAlone = (patch.mode ?? "one") === "one" && patch.startDate !== undefined && patch.startDate !== row.day
  return {
    id: row.id,
    patch,
    changed,
    site,
    customerId,
    facts: {
      ...Object.fromEntries(columns.flatMap((name) => (changed[name] === undefined ? [] : [[name, changed[name]]]))),
      ...moreFacts(changed),
      ...(site.id === row.site.id ? {} : { siteId: site.id }),
      ...(customerId === row.customerId ? {} : { customerId }),
      ...(isMovedAlone ? { day: patch.startDate } : {}),
    },
  }
}

/** TASK-10: what another customer wished for is not what this one wishes for; what the company arranges stays. */
const withoutOldWishes = (row: TaskRow, patch: Partial<TaskPatch>): Partial<TaskPatch> => ({
  ...Object.assign(
    {},
    ...workShifts.map((shift) => {
      const { customerFlag, heads, needed, desireFrom, desireTo } = shiftFields[shift]
      const stored = row.shifts.find((one) => workShiftOf(one.shift) === shift)
      const stays = stored?.isOn === true && stored.needed > 0 ? { [needed]: stored.needed } : {}
      return { [customerFlag]: 0, [heads]: null, [desireFrom]: null, [desireTo]: null, ...stays }
    }),
  ),
  ...patch,
})

/** The shifts of a day after the change, its people still those who are stored. */
export const planOfDay = Effect.fn("Scheduling.planOfDay")(function* (row: TaskRow, change: Change, usual: Usual) {
  const isAsked = row.id === change.id
  const patch = isAsked ? change.patch : change.changed
  const site = change.facts.siteId === undefined ? row.site : change.site
  const wished = change.facts.customerId === undefined ? patch : withoutOldWishes(row, patch)
  const wishes = yield* withCertificates(wishesOf(wished), wished.metadataCustomerUnitPriceCertificate, {
    customerId: change.facts.customerId ?? row.customerId,
    formerCustomerId: row.customerId,
    before: row.shifts,
  })
  const plans = yield* planFor({ before: row.shifts, wishes, usual, isFixedPrice: isFixedPrice(site) })
  const day = isAsked ? (change.facts.day ?? row.day) : row.day
  const planned: PlannedTask = { id: row.id, day, row, site, plans, bookings: [], leaderStaffId: null, isCopy: false }
  return planned
})
