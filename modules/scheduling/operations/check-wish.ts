/** What a customer asks is checked when it asks, so that nothing waits that nobody could accept. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import type { EditScope } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { MessageName } from "#modules/kernel/fields/messages.ts"
import type { CustomerUpdate, ShownWishes } from "../contract/proposal.ts"
import { lockSeries } from "../repository/lock-tasks.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import type { Values } from "../rules/proposal.ts"
import { faultsOfWish } from "../rules/wish-faults.ts"
import { refuseMove } from "./check-change.ts"
import { holdDaysOpen } from "./hold-days.ts"

/** How the fields of a request are called: those of a wish lie in metadataCustomerUpdate, the day has a name of its own. */
export interface Named {
  readonly day: string
  readonly of: (field: string) => string
}
export const inRequest: Named = { day: "startDate", of: (field) => field }
export const inWish: Named = {
  day: "metadataCustomerUpdate.date.from",
  of: (field) => `metadataCustomerUpdate.${field}`,
}

const refuseFields = Effect.fn("Scheduling.refuseWishFields")(function* (
  faults: ReadonlyArray<{ readonly field: string; readonly message: MessageName }>,
) {
  if (faults.length === 0) return
  return yield* refuse(
    "Invalid_Input",
    faults.map(({ field, message }) => ({ field, message: message })),
  )
})

/** A wish moves one day; which days a series has is the company's to say. */
export const refuseManyDays = ({ date }: CustomerUpdate, mode: EditScope | undefined) => {
  if (date === undefined) return Effect.void
  const isLonger = date.to != null && date.to !== date.from
  return refuseFields([
    ...(isLonger ? [{ field: "metadataCustomerUpdate.date.to", message: "oneDayOnly" as const }] : []),
    ...((mode ?? "one") === "one" ? [] : [{ field: "mode", message: "oneDayOnly" as const }]),
  ])
}

/** An answer or a change of one's own side is about the day that it is sent for. Fails with Invalid_Input. */
export const refuseOtherDays = (mode: EditScope | undefined) =>
  refuseFields((mode ?? "one") === "one" ? [] : [{ field: "mode", message: "oneDayOnly" as const }])

/** Fails with Invalid_Input, each wrong field named. */
export const refuseFaults = Effect.fn("Scheduling.refuseWishFaults")(function* (
  asked: { readonly before: Values; readonly update: ShownWishes; readonly countsHeads: boolean },
  named: Named,
) {
  const faults = faultsOfWish({ ...asked, today: yield* todayInJapan })
  yield* refuseFields(
    faults.map(({ field, message }) => ({ field: field === "date" ? named.day : named.of(field), message })),
  )
})

/**
 * The day that is asked for can be had: both pay months are open, and the series has room for it. Holds them until the
 * transaction ends. Fails with Closed_Salary_Day_Not_Editable, Invalid_Input, Max_Date_For_Series_Task_Is_90.
 */
export const refuseDay = Effect.fn("Scheduling.refuseWishedDay")(function* (
  row: TaskRow,
  day: IsoDate,
  closingDate: number,
  named: Named,
) {
  const { companyId } = yield* CurrentActor
  yield* holdDaysOpen(companyId, [row.day, day], closingDate, "startDate")
  if (row.groupId === null || day === row.day) return
  const series = (yield* lockSeries(companyId, row.groupId)).filter(({ status }) => status === 1)
  yield* refuseMove(row, day, series, named.day)
})
