/** 今日: everything the phone needs for one person's day, in one call. */
import { Clock, Effect } from "effect"
import { companySettings, payMonthOf, payPeriodOf } from "#modules/companies/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { addDays, type IsoDate, instantOfMillis, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { shiftIds } from "#modules/kernel/codes.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { restByRule } from "#modules/labour/index.ts"
import { salaryTypesOn } from "#modules/people/index.ts"
import { filesOfTasksToShow, type SiteFacts } from "#modules/scheduling/index.ts"
import { correctionsOfStaff } from "../repository/corrections.ts"
import { openPunchOf } from "../repository/presses.ts"
import { type PunchWithRests, unfinishedOf } from "../repository/punches.ts"
import { breakDutyOf } from "../rules/break-duty.ts"
import { dutyOf } from "../rules/duty.ts"
import { isForgotten } from "../rules/forgotten.ts"
import { statutoryHolidaysOf, totalsOf } from "../rules/month-totals.ts"
import { proposedEnd } from "../rules/proposed-end.ts"
import { correctionView, keptOf, readOfCorrections } from "../views/correction-view.ts"
import { punchedFacts } from "../views/judged-day.ts"
import { millisOf, punchView, wireInstant } from "../views/punch-view.ts"
import { siteNameIn, siteNamesOf } from "../views/site-names.ts"
import { askedAtOf } from "./asked-ends.ts"
import { sitesToBeginAt } from "./known-sites.ts"
import { ownStaff } from "./own-staff.ts"
import { type PlannedTask, planView } from "./plans.ts"
import { timeAtWork } from "./ticked-shifts.ts"
import { staffDays } from "./worked-days.ts"

/** How far ahead the next arrangement is looked for. */
const lookAhead = 14
/** A night shift of yesterday is still today's while it runs. */
const isRunning = (plan: PlannedTask, now: number) => plan.endsAt > now && plan.startsAt <= now

const proposalsFor = (
  punch: PunchWithRests,
  plans: ReadonlyArray<PlannedTask>,
  punches: ReadonlyArray<PunchWithRests>,
) => {
  const checkIn = millisOf(punch.checkIn)
  const later = punches.filter((one) => one.id !== punch.id && millisOf(one.checkIn) >= checkIn)
  const nextCheckIn = later.length === 0 ? undefined : Math.min(...later.map((one) => millisOf(one.checkIn)))
  const own = plans.filter(({ taskId, day }) => taskId === punch.taskId && day === punch.workDay)
  const ends = own.flatMap(({ endsAt }) => {
    const end = proposedEnd({ ...timeAtWork(punch, endsAt), checkIn, plannedEnd: endsAt, nextCheckIn })
    return end === undefined ? [] : [{ from: end === endsAt ? "plan" : "presses", end }]
  })
  const apart = new Map(ends.map((one) => [one.end, one]))
  return [...apart.values()].map(({ from, end }) => ({ from, at: wireInstant(end) }))
}

/** Fails with Timekeeping_Only_Staff, Permission_Denied. */
export const today = Effect.fn("Timekeeping.today")(function* () {
  const { actor, staff } = yield* ownStaff()
  const law = yield* Law
  const now = yield* Clock.currentTimeMillis
  const day = tokyoDayOf(now)
  const settings = yield* companySettings(actor.companyId)
  const period = payPeriodOf(payMonthOf(day, settings.salaryClosingDate), settings.salaryClosingDate)
  const days = yield* staffDays(actor.companyId, [staff.id], addDays(period.from, -7), addDays(day, lookAhead))
  const plans = days.flatMap((one) => one.plans).toSorted((a, b) => a.startsAt - b.startsAt)
  const punches = days.flatMap((one) => one.punches)
  const held = yield* openPunchOf(actor.companyId, staff.id)
  const endOfPlan = (row: PunchWithRests) => plans.findLast(({ taskId }) => taskId === row.taskId)?.endsAt
  const isLost = held !== undefined && isForgotten(millisOf(held.checkIn), endOfPlan(held), now)
  const open = isLost ? undefined : held
  const ofToday = punches.filter(
    (row) => (row.workDay === day || row.id === open?.id) && row.id !== (isLost ? held.id : 0),
  )
  const forgotten = [...(isLost ? [held] : []), ...(yield* unfinishedOf(actor.companyId, staff.id))]
  const asked = yield* askedAtOf(
    actor.companyId,
    forgotten.map(({ id }) => id),
  )
  const corrections = yield* lateCorrections(actor, staff.id, now)
  const ofCorrections = yield* readOfCorrections(actor.companyId, corrections)
  const names = yield* siteNamesOf(actor.companyId, [...ofToday, ...forgotten, ...keptOf(corrections)])
  const shown = (row: PunchWithRests) => punchView(actor, row, staff, siteNameIn(names, row))
  const todays = plans.filter((plan) => plan.day === day || isRunning(plan, now) || plan.taskId === open?.taskId)
  const duty = dutyOf(ofToday.map(punchedFacts))
  const rules = settings.breakRules
    .filter((rule) => rule.duty === breakDutyOf(staff.role, false))
    .map((rule) => ({ fromPresence: minutes(rule.presenceMinutes), rest: minutes(rule.breakMinutes) }))
  const [salaryType] = yield* salaryTypesOn(actor.companyId, [{ staffId: staff.id, day }])
  const next = nextDayOf(plans, day)
  const files = yield* filesOfTasksToShow(actor.companyId, [
    ...new Set([...todays, ...next].map(({ taskId }) => taskId)),
  ])
  const withFiles = (plan: PlannedTask) => ({ ...planView(plan), files: files.get(plan.taskId) ?? [] })
  return {
    now: instantOfMillis(now),
    day,
    userId: staff.id,
    name: staff.name,
    duty,
    open: open === undefined ? null : shown(open),
    punches: ofToday.map(shown),
    plans: todays.map(withFiles),
    next: next.map(withFiles),
    forgotten: forgotten.map((row) => ({
      punch: shown(row),
      proposals: proposalsFor(row, plans, punches),
      askedAt: asked.get(row.id) ?? null,
    })),
    corrections: corrections.map((row) => ({
      ...correctionView(names, ofCorrections, row),
      workingDay: row.workDay,
    })),
    asksShifts: salaryType === "shift",
    shiftIds: [...new Set(todays.map(({ shift }) => shiftIds[shift]))],
    month: totalsOf(
      law,
      statutoryHolidaysOf(settings.statutoryHolidayWeekday, period.from, day),
      { from: period.from, to: day },
      days,
    ),
    ruleRestMinutes: restByRule(rules, minutes(9 * 60)),
    countsFromPunch: settings.countsFromPunch,
    sites: sitesFor(yield* sitesToBeginAt(actor.companyId, staff, day), punches),
    officePhone: settings.phone,
    actions: actionsIn(duty),
  }
})

const dayMillis = 86_400_000
/** A correction is told on 今日 for three days; later it is read in the month. */
const toldFor = 3 * dayMillis
/** How far back a punch may lie whose correction is told. */
const correctedWithin = 31

/** What somebody else corrected of the person's punches in the last days, the latest first. */
const lateCorrections = Effect.fnUntraced(function* (actor: Actor, staffId: number, now: number) {
  const day = tokyoDayOf(now)
  const rows = yield* correctionsOfStaff(actor.companyId, [staffId], addDays(day, -correctedWithin), day)
  return rows.filter(({ at, correctedBy }) => correctedBy !== actor.personId && millisOf(at) > now - toldFor)
})

const nextDayOf = (plans: ReadonlyArray<PlannedTask>, day: IsoDate) => {
  const next = plans.find((plan) => plan.day > day)?.day
  return plans.filter((plan) => plan.day === next)
}

const mostSites = 30

/** What can be picked without an arrangement: the sites where the person was last come first. */
const sitesFor = (sites: ReadonlyArray<SiteFacts>, punches: ReadonlyArray<PunchWithRests>) => {
  const lastAt = (id: number) => punches.findLastIndex(({ siteId }) => siteId === id)
  return sites
    .toSorted((a, b) => lastAt(b.id) - lastAt(a.id))
    .slice(0, mostSites)
    .map(({ id, name, nameKana, address }) => ({
      constructionSiteId: id,
      siteName: name,
      siteKana: nameKana,
      address,
    }))
}

/** Leaving from a rest is two taps on purpose. */
const actionsIn = (duty: ReturnType<typeof dutyOf>) => {
  if (duty === "working") return ["restStart", "out"] as const
  if (duty === "resting") return ["restEnd"] as const
  return ["in"] as const
}
