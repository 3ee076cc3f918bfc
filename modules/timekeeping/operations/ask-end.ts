/** 本人に聞く: whoever mends a missing 退勤 asks the person himself, once for each punch; he answers in his 今日. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { dayOfMonth, type IsoDate, monthNumberOf } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { notify } from "#modules/notifications/index.ts"
import { staffByIds } from "#modules/people/index.ts"
import { attendancePolicy } from "../policy.ts"
import { lockPerson } from "../repository/presses.ts"
import { punchById } from "../repository/punches.ts"
import { askedAtOf, askingFor } from "./asked-ends.ts"
import { openEnds } from "./open-ends.ts"
import { holdDayOpen } from "./pressed.ts"

const textsOf = (workDay: IsoDate, siteName: string | null) => {
  const [month, date] = [monthNumberOf(workDay), dayOfMonth(workDay)]
  const at = siteName === null ? "" : ` ${siteName}`
  return {
    ja: `${month}/${date}${at}：退勤の打刻がありません。何時に終わったか、「今日」で教えてください。`,
    en: `${month}/${date}${at}: your check-out is missing. Please tell when you finished, under Today.`,
    vi: `${date}/${month}${at}: chưa có giờ tan ca. Vui lòng cho biết giờ kết thúc trong mục Hôm nay.`,
  }
}

/**
 * Asks once; asked again it answers when he was asked and tells nobody anything.
 *
 * Fails with Not_Found, Permission_Denied (also for an own punch), Timekeeping_Not_Valid where the end is there or the
 * work still goes on.
 */
export const askEnd = Effect.fn("Timekeeping.askEnd")(function* (punchId: number) {
  const actor = yield* CurrentActor
  const { companyId } = actor
  const seen = yield* punchById(companyId, punchId)
  if (seen === undefined) return yield* refuse("Not_Found")
  yield* lockPerson(companyId, seen.staffId)
  const row = yield* punchById(companyId, punchId)
  const staff = (yield* staffByIds(companyId, [seen.staffId])).get(seen.staffId)
  if (row === undefined || row.state === "cancelled" || row.state === "removed" || staff === undefined)
    return yield* refuse("Not_Found")
  if (attendancePolicy.actions.read(actor, staff) !== true) return yield* refuse("Not_Found")
  // Whoever may ask for a missing end is told when it is there by now; anybody else is refused either way.
  yield* authorize(attendancePolicy, "askEnd", { ...staff, isEndMissing: true })
  // What he tells of a closed month could be written down nowhere.
  yield* holdDayOpen(companyId, row.workDay)
  const end = (yield* openEnds(companyId, [punchId])).get(punchId)
  if (end === undefined)
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "timekeepingId", message: "endIsThere" }])
  if (end.isAtWork) return yield* refuse("Timekeeping_Not_Valid", [{ field: "timekeepingId", message: "stillAtWork" }])
  if (end.askedAt === null) {
    yield* notify(companyId, {
      ...askingFor(punchId),
      asks: true,
      path: "/today",
      texts: textsOf(row.workDay, end.punch.siteName),
      personIds: [staff.personId],
    })
  }
  const askedAt = (yield* askedAtOf(companyId, [punchId])).get(punchId)
  return askedAt === undefined
    ? yield* Effect.die(new Error("the notice is gone"))
    : { timekeepingId: punchId, askedAt }
})
