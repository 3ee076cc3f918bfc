/** What a vendor is asked for over some days, with whom it has sent: its own page of slots. */
import { Effect } from "effect"
import { companyById, payMonthStates, shiftSettings } from "#modules/companies/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { addDays, daysBetween, type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { holidayIn } from "#modules/kernel/law/holiday-words.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { type Names, rosterOf } from "#modules/people/index.ts"
import type { SlotQuery, SlotsView, SlotView } from "../contract/slot.ts"
import { slotPolicy } from "../policy/vendor-policy.ts"
import { type TaskRow, taskRowsOfVendor } from "../repository/task-rows.ts"
import { busyByDay, comingSlots } from "../repository/task-vendors.ts"
import { tally } from "../rules/tally.ts"
import { answerBy, asksOtherCertificates, stateOfSlot, waitsForAnswer } from "../rules/vendor-slots.ts"
import { closedAmong, payMonthsOfDays } from "./hold-days.ts"

const slotsOfTask = (row: TaskRow, partnerId: number, names: Names, isOpen: boolean): ReadonlyArray<SlotView> =>
  row.vendors
    .filter((slot) => slot.partnerId === partnerId)
    .map((slot) => {
      const { shift, asked, askedThen, filled, price, priceThen, reason } = slot
      const plan = row.shifts.find((one) => one.shift === shift)
      const own = row.workers.filter((worker) => worker.shift === shift && worker.partnerId === partnerId)
      return {
        taskId: row.id,
        version: row.version,
        day: row.day,
        shift,
        from: plan?.isOn === true ? plan.from : null,
        to: plan?.isOn === true ? plan.to : null,
        constructionSiteId: row.site.id,
        constructionSiteName: row.site.name,
        address: row.site.address,
        name: row.name,
        note: row.note,
        meetingTime: row.meetingTime,
        meetingPlace: row.meetingPlace ?? row.site.meetingPlace,
        leaderName: row.leaderStaffId === null ? null : (names.staff.get(row.leaderStaffId)?.name ?? null),
        maxWorker: asked,
        filled,
        askedThen,
        price,
        priceThen,
        isOtherCertificates: asksOtherCertificates(slot),
        state: stateOfSlot(slot, filled),
        answerBy: answerBy(row.day),
        reason,
        isOpen: isOpen && !row.isReserved,
        isHeld: row.isReserved,
        workers: own.map(({ staffId, countWork, price: paid, certificates }) => ({
          userId: staffId,
          name: names.staff.get(staffId)?.name ?? "",
          countWork,
          price: paid,
          certificates,
        })),
      }
    })

const inOrder = (one: SlotView, other: SlotView) =>
  one.day === other.day
    ? one.shift - other.shift || (one.from ?? "").localeCompare(other.from ?? "") || one.taskId - other.taskId
    : one.day < other.day
      ? -1
      : 1

/** The day of each slot that waits for the vendor, ascending. */
const waitingDays = Effect.fnUntraced(function* (companyId: number, partnerId: number, from: IsoDate) {
  const slots = yield* comingSlots(companyId, partnerId, from)
  return slots.filter((slot) => waitsForAnswer(stateOfSlot(slot, slot.filled))).map(({ day }) => day)
})

/** How many slots wait for this person's company; nothing for who fills none. */
export const waitingSlots = Effect.fn("Scheduling.waitingSlots")(function* (actor: Actor) {
  const { companyId, partnerId } = actor
  if (partnerId === null || slotPolicy.actions.read(actor, undefined) !== true) return {}
  return { slots: (yield* waitingDays(companyId, partnerId, yield* todayInJapan)).length }
})

/** Fails with Permission_Denied. The statements depend on neither days nor slots. */
export const listSlots = Effect.fn("Scheduling.listSlots")(function* (asked: SlotQuery) {
  const { companyId, partnerId, language } = yield* authorize(slotPolicy, "read", undefined)
  if (partnerId === null) return yield* refuse("Permission_Denied")
  const days: ReadonlyArray<IsoDate> = Array.from({ length: daysBetween(asked.from, asked.to) + 1 }, (_, at) =>
    addDays(asked.from, at),
  )
  const { salaryClosingDate } = yield* shiftSettings(companyId)
  const rows = yield* taskRowsOfVendor(companyId, partnerId, asked.from, asked.to)
  const names = yield* rosterOf(companyId)
  const busy = yield* busyByDay(companyId, partnerId, asked.from, asked.to)
  const months = yield* payMonthStates(companyId, payMonthsOfDays(days, salaryClosingDate))
  const closed = closedAmong(
    days,
    salaryClosingDate,
    [...months].map(([month, { state }]) => ({ month, state })),
  )
  const company = yield* companyById(companyId)
  const own = [...names.staff.values()].filter((one) => one.partnerId === partnerId && one.isActive)
  const slots = rows.flatMap((row) => slotsOfTask(row, partnerId, names, !closed.has(row.day)))
  const today = yield* todayInJapan
  const open = yield* waitingDays(companyId, partnerId, today)
  const view: SlotsView = {
    from: asked.from,
    to: asked.to,
    today,
    companyName: company?.name ?? "",
    days: days.map((day) => ({
      day,
      weekday: weekday(day),
      holiday: holidayIn(language, day) ?? null,
      filled: tally(slots.filter((slot) => slot.day === day && !slot.isHeld).map(({ filled }) => filled)),
      free: Math.max(0, own.filter(({ leftOn }) => leftOn === null || leftOn >= day).length - (busy.get(day) ?? 0)),
      out: busy.get(day) ?? 0,
    })),
    waiting: { count: open.length, days: [...new Set(open)] },
    slots: slots.toSorted(inOrder),
  }
  return view
})
