/** Who can be put on a shift: everyone, each with what stands in the way, from one call for all the days asked. */

import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import type { ClockTime } from "#modules/kernel/minutes.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { rosterOf, type StaffName, staffOfCompany, termsCovering } from "#modules/people/index.ts"
import { type Verdict, verdicts } from "../codes.ts"
import type { CandidateQuery, CandidateView } from "../contract/candidate.ts"
import { sitePolicy } from "../policy/site-policy.ts"
import { candidatePolicy, mayPick } from "../policy.ts"
import { bookingsDuring, crewOfLeader } from "../repository/bookings.ts"
import { sitesWithTies } from "../repository/sites.ts"
import { isInOrder, momentsOf } from "../rules/shift-times.ts"
import { workShiftOf } from "../views/shift-fields.ts"
import { siteSubject } from "../views/site-view.ts"
import { joinedFlag } from "../views/task-view.ts"
import { blame } from "./blame.ts"
import { obstaclesOf } from "./obstacles.ts"
import { type Usual, usualOf } from "./plan-task.ts"
import { whoAsks } from "./viewer.ts"

/** The times that somebody is wanted for: the asked ones, or the company's. Fails with Invalid_Input. */
const timesOf = Effect.fn("Scheduling.candidateTimes")(function* (asked: CandidateQuery, usual: Usual) {
  const shift = workShiftOf(asked.shift)
  const company = usual.shifts.find((one) => one.shift === shift)
  const from: ClockTime | null = asked.startTime ?? company?.from ?? null
  const to: ClockTime | null = asked.endTime ?? company?.to ?? null
  const blame = (field: string, name: "required" | "startNotBeforeEnd") => ({
    field,
    message: name,
  })
  if (from === null || to === null) {
    const field = from === null ? "startTime" : "endTime"
    return yield* refuse("Invalid_Input", [blame(field, "required")])
  }
  if (!isInOrder(shift, from, to)) return yield* refuse("Invalid_Input", [blame("endTime", "startNotBeforeEnd")])
  return { from, to }
})

const daysOf = Effect.fn("Scheduling.candidateDays")(function* (asked: CandidateQuery) {
  const days = [
    ...new Set([...(asked.workingDates ?? []), ...(asked.workingDay === undefined ? [] : [asked.workingDay])]),
  ]
  const [first] = days.sort()
  if (first === undefined) {
    return yield* refuse("Invalid_Input", [{ field: "workingDay", message: "required" }])
  }
  return { days, first, last: days.at(-1) ?? first }
})

/** Those who are on the roles and in the crew that were asked for; undefined when neither was. */
export const chosenIds = Effect.fn("Scheduling.chosenIds")(function* (
  companyId: number,
  asked: Pick<CandidateQuery, "leaderId" | "roleIds">,
) {
  const { roleIds: wanted, leaderId } = asked
  const ofRoles =
    wanted === undefined
      ? undefined
      : new Set(
          (yield* staffOfCompany(companyId)).flatMap(({ id, role }) => (wanted.includes(roleIds[role]) ? [id] : [])),
        )
  const crew = leaderId === undefined ? undefined : new Set([leaderId, ...(yield* crewOfLeader(companyId, leaderId))])
  if (ofRoles === undefined || crew === undefined) return ofRoles ?? crew
  return new Set([...ofRoles].filter((id) => crew.has(id)))
})

/** A small job's place is in no list, its candidates are looked for all the same. Fails with Not_Found. */
const refuseUnseenSite = Effect.fn("Scheduling.refuseUnseenSite")(function* (id: number | undefined) {
  if (id === undefined) return
  const viewer = yield* whoAsks()
  const [found] = yield* sitesWithTies(viewer.actor.companyId, [id])
  const isSeen = found !== undefined && sitePolicy.actions.read(viewer.actor, siteSubject(viewer, found)) === true
  if (!isSeen) return yield* blame("Not_Found", "constructionSiteId")
})

interface Wanted {
  readonly actor: Actor
  readonly asked: CandidateQuery
  readonly first: IsoDate
  readonly among: ReadonlySet<number> | undefined
}
const isWanted = (person: StaffName, { actor, asked, first, among }: Wanted) => {
  const { vendorIds } = asked
  return (
    person.isActive &&
    mayPick(actor, person) &&
    (among === undefined || among.has(person.id)) &&
    (person.leftOn === null || person.leftOn >= first) &&
    isFound(asked.keyword ?? "", person.name, person.furiganaName) &&
    (vendorIds === undefined || (person.partnerId !== null && vendorIds.includes(person.partnerId)))
  )
}

/** Who can comes first, then who was here last; else by reading. */
const byUse = (one: CandidateView, other: CandidateView) => {
  const reading = ({ furiganaName, name }: CandidateView) => furiganaName ?? name
  const order = verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict)
  if (order !== 0) return order
  const [here, there] = [one.lastHere ?? "", other.lastHere ?? ""]
  if (here !== there) return here < there ? 1 : -1
  return reading(one) < reading(other) ? -1 : 1
}

/**
 * The people who could be asked, those without an obstacle first; reasons name the days they are about.
 *
 * Four statements whatever the number of people and days, one more for a site, two for roles and one for a leader.
 * Fails with Permission_Denied, Invalid_Input, Not_Found (site).
 */
export const searchCandidates = Effect.fn("Scheduling.searchCandidates")(function* (asked: CandidateQuery) {
  const actor = yield* authorize(candidatePolicy, "list", undefined)
  const { companyId, language } = actor
  const { days, first, last } = yield* daysOf(asked)
  yield* refuseUnseenSite(asked.constructionSiteId)
  const usual = yield* usualOf(companyId)
  const times = yield* timesOf(asked, usual)
  const names = yield* rosterOf(companyId)
  const wanted = { actor, asked, first, among: yield* chosenIds(companyId, asked) }
  const people = [...names.staff.values()].filter((person) => isWanted(person, wanted))
  const found = yield* bookingsDuring(companyId, {
    stretches: days.map((day) => ({ day, ...momentsOf(day, times.from, times.to) })),
    exceptTaskId: asked.taskId ?? 0,
    siteId: asked.constructionSiteId ?? 0,
    before: first,
  })
  const terms = yield* termsCovering(
    companyId,
    people.map(({ id }) => id),
    first,
    last,
  )
  const bookings = Map.groupBy(found, ({ staffId }) => staffId)
  const candidates = people.map((person): CandidateView => {
    const own = bookings.get(person.id) ?? []
    const reasons = obstaclesOf({
      person,
      days,
      clashes: own.filter(({ kind }) => kind === "clash"),
      terms: terms.get(person.id) ?? [],
      labels: usual.labels,
      language,
    })
    const verdict: Verdict = reasons[0]?.verdict ?? "ok"
    const here = own.find(({ kind }) => kind === "here")
    return {
      userId: person.id,
      name: person.name,
      furiganaName: person.furiganaName,
      trade: person.trade,
      vendorCompanyName: person.partnerId === null ? null : (names.partners.get(person.partnerId)?.companyName ?? null),
      hasJoined: joinedFlag(person.hasJoined),
      verdict,
      reasons,
      lastHere: here === undefined ? null : isoDate(here.day),
    }
  })
  const page = pageAsked(asked)
  return pageOf(page, rowsOn(page, candidates.sort(byUse)), candidates.length)
})
