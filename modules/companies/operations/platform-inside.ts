/** What the platform is shown of a company beside its registration (21b): its people, what was done with it, and what they see. */
import { Effect } from "effect"
import { lastSignIns, peopleByIds } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { deedsAbout } from "#modules/kernel/audit/repository/deeds.ts"
import type { ToldEntry } from "#modules/kernel/audit/repository/entries.ts"
import { instantGiven } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, findWord, flags, userStatuses } from "#modules/kernel/codes.ts"
import { isListed, isSelectable, obstacleTexts, type StandingFacts, standingOf } from "../policy/standing.ts"
import { waitingIds } from "../repository/platform.ts"
import { type CompanyRow, membershipsOfCompany } from "../repository.ts"
import { type Decision, decisionOf } from "../rules/decisions.ts"
import { looked } from "./note-look.ts"

const mostPeople = 100
const mostEntries = 20
/** What tells what follows by itself, as notices that were sent, is none of them. */
const deedsOf = ["billing", "company", "plan", "platform"]
const flag = (is: boolean) => (is ? flags.on : flags.off)

/** In the order in which they came; the first admin before all. */
const peopleOf = Effect.fnUntraced(function* (companyId: number) {
  const members = (yield* membershipsOfCompany(companyId)).toSorted(
    (one, other) => Number(other.isFirstAdmin) - Number(one.isFirstAdmin) || one.id - other.id,
  )
  const shown = members.slice(0, mostPeople)
  const ids = shown.map(({ personId }) => personId)
  const accounts = new Map((yield* peopleByIds(ids)).map((one) => [one.id, one]))
  const last = yield* lastSignIns(ids)
  return {
    total: members.length,
    people: shown.map(({ id, isFirstAdmin, personId, role, status }) => ({
      ...{ id, status, roleId: role, name: accounts.get(personId)?.name ?? "" },
      accountStatus: accounts.get(personId)?.status ?? userStatuses.deleted,
      isFirstAdmin: flag(isFirstAdmin),
      lastSignInAt: last.get(personId) ?? null,
    })),
  }
})

/** The company's status in what an entry tells of it. */
const statusIn = (facts: unknown) => {
  const status = typeof facts === "object" && facts !== null && "status" in facts ? facts.status : undefined
  return typeof status === "number" ? findWord(activeStatuses, status) : undefined
}
/** Which word of the platform's an entry is; null of anything else. */
const decisionIn = ({ action, after, before }: ToldEntry): Decision | null => {
  const [from, to] = [before, after].map(statusIn)
  return action === "company.decide" && from !== undefined && to !== undefined ? (decisionOf(from, to) ?? null) : null
}

/**
 * What was done with the company as one, the newest first: never what its people do with the product. Looks of one
 * operator with nothing between them are one line, or they would push everything else out.
 */
const historyOf = Effect.fnUntraced(function* (companyId: number) {
  const rows = yield* deedsAbout(companyId, `company:${companyId}`, {
    of: deedsOf,
    folded: looked,
    atMost: mostEntries,
  })
  const people = [...new Set(rows.flatMap(({ personId }) => (personId === null ? [] : [personId])))]
  const names = new Map((yield* peopleByIds(people)).map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    ...{ id: Number(row.id), at: instantGiven(row.at), action: row.action, decision: decisionIn(row) },
    by: row.personId === null ? null : (names.get(row.personId) ?? null),
  }))
})

/** Its entry in the picker, as an admin and as anybody else of it sees it (D9). */
const entriesOf = Effect.fnUntraced(function* (company: CompanyRow) {
  const { language } = yield* CurrentPerson
  const today = yield* todayInJapan
  const readers = [
    { role: "admin", isOfAdmins: flags.on },
    { role: "worker", isOfAdmins: flags.off },
  ] as const
  return readers.map(({ isOfAdmins, role }) => {
    const { adminStatus, expiredAt, paymentStatus, status } = company
    const facts: StandingFacts = {
      ...{ role, status, paymentStatus, adminStatus, expiredAt },
      membershipStatus: activeStatuses.active,
    }
    const standing = standingOf(facts, today)
    return {
      isOfAdmins,
      isListed: flag(isListed(facts)),
      isSelectable: flag(isSelectable(standing)),
      text: standing.text === undefined ? null : obstacleTexts[standing.text][language],
    }
  })
})

/** Its place among those that wait for the platform's word, in the order of their list; null of one that does not wait. */
const queueOf = Effect.fnUntraced(function* ({ id, status }: CompanyRow) {
  if (status !== activeStatuses.notVerify) return null
  const ids = yield* waitingIds()
  const at = ids.indexOf(id)
  return { at: at + 1, of: ids.length, before: ids[at - 1] ?? null, after: ids[at + 1] ?? null }
})

/** In a write that goes on as the company. */
export const insideOf = Effect.fn("Companies.insideOf")(function* (company: CompanyRow) {
  return {
    ...(yield* peopleOf(company.id)),
    history: yield* historyOf(company.id),
    entries: yield* entriesOf(company),
    queue: yield* queueOf(company),
  }
})
