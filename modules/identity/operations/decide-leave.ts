/** 退会管理 of the platform: closings that people asked for, accepted, refused or opened again (D56). */
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { type RequestStatus, requestStatuses, userStatuses, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { rowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { tell } from "#modules/kernel/write.ts"
import type { ClosingQuery, DecideLeave } from "../contract/leave.ts"
import { type LeaveDecision, leaveDecidedMail } from "../mail/leave-decided.ts"
import { personForUpdate, savePerson } from "../repository/accounts.ts"
import { closings, countClosings, leaveForUpdate, saveLeave } from "../repository/leaves.ts"
import { closingView } from "../views/leave-view.ts"
import { moments } from "./moments.ts"
import { mailAboutAccount } from "./own-mail.ts"

interface Step {
  readonly from: RequestStatus
  readonly to: RequestStatus
  readonly status: number
  readonly isOver: boolean
}
/** What may be decided, from where, and what the account is then. */
const steps: Readonly<Record<LeaveDecision, Step>> = {
  accept: { from: "requesting", to: "active", status: userStatuses.deleted, isOver: false },
  refuse: { from: "requesting", to: "reject", status: userStatuses.active, isOver: true },
  reopen: { from: "active", to: "inactive", status: userStatuses.active, isOver: true },
}
const { active, inactive, reject } = requestStatuses
const decisions = { [active]: "accept", [reject]: "refuse", [inactive]: "reopen" } as const

export const listClosings = Effect.fn("Identity.listClosings")(function* (asked: ClosingQuery) {
  const { keyword, status, pageIndex = 1, pageSize } = asked
  const size = rowsOfPage(pageSize)
  const wanted = { keyword, state: status === undefined ? undefined : wordOf(requestStatuses, status) }
  const rows = yield* closings(wanted, (pageIndex - 1) * size, size)
  const totalItems = yield* countClosings(wanted)
  return { data: rows.map(closingView), pageIndex, totalPages: Math.ceil(totalItems / size), totalItems }
})

/** Fails with Not_Found, and with Update_Expired where it was decided or withdrawn meanwhile. */
export const decideLeave = Effect.fn("Identity.decideLeave")(function* (id: number, { status }: DecideLeave) {
  const { personId: by } = yield* CurrentPerson
  const decision = decisions[status]
  const { from, isOver, status: next, to } = steps[decision]
  const held = yield* leaveForUpdate(id)
  const person = held?.kind === "close" ? yield* personForUpdate(held.personId) : undefined
  if (held === undefined || person === undefined) return yield* refuse("Not_Found")
  if (held.state !== from) return yield* refuse("Update_Expired")
  const { now } = yield* moments(0)
  const decided = { state: to, decidedBy: by, decidedAt: now, endedAt: isOver ? now : null }
  yield* saveLeave(id, decided)
  yield* savePerson(person.id, { status: next })
  const { email, language, name } = person
  yield* mailAboutAccount({
    kind: `leave.${decision}`,
    to: { email, name, id: person.id },
    language,
    content: leaveDecidedMail(language, decision, { name, url: yield* linkTo("/login") }),
  })
  yield* tell({
    action: "person.decideLeave",
    subject: `person:${person.id}`,
    before: { status: person.status, leave: held.state },
    after: { status: next, leave: to },
  })
  return closingView({ leave: { ...held, ...decided }, name, email })
})
