/** Whoever has something to do with a paper learns what became of it, on both sides; who did it is told nothing. */
import { Effect } from "effect"
import { type MembershipRow, membershipsOfCompany } from "#modules/companies/index.ts"
import { activeStatuses, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { shows } from "#modules/kernel/visible.ts"
import { answerNotice, notify } from "#modules/notifications/index.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { ofOwnPapers, paperReaders } from "../policy/told-roles.ts"
import { seenFacts, visiblePapers } from "../policy/visible-papers.ts"
import { paperPolicy } from "../policy.ts"
import type { Move } from "../rules/moves.ts"
import { type AskedDifference, askWords } from "../views/ask-words.ts"
import { noticeWords, type Told } from "../views/notice-words.ts"

/** A member as policies ask of him; whether his company also orders decides nothing of what he reads or approves here. */
const actorOf = (member: MembershipRow) => ({
  personId: member.personId,
  language: "ja" as const,
  companyId: member.companyId,
  membershipId: member.id,
  role: wordOf(roleIds, member.role),
  isFirstAdmin: member.isFirstAdmin,
  isSupervising: member.isSupervising,
  hidesRevenue: member.hidesRevenue,
  isOutsourced: member.isOutsourced,
  isCustomer: true,
  partnerId: member.partnerId,
})

const isTold = (what: Move | Told): what is Told => what !== "remove" && what !== "backToDraft"

/**
 * What waits is asked of those who can decide on it, all else is told to its maker and to the people of the other side.
 *
 * Nobody is told of what he cannot open.
 */
export const tellAbout = Effect.fn("Papers.tellAbout")(function* (
  row: PaperRow,
  what: Move | Told,
  reason: string | undefined,
  by: number | null,
) {
  const { companyId } = row
  const subject = subjectOf(row, true)
  const members = (yield* membershipsOfCompany(companyId, paperReaders)).filter(
    ({ status }) => status === activeStatuses.active,
  )
  const actors = members.map(actorOf).filter((one) => shows(visiblePapers(one), seenFacts(subject)))
  const about = `paper:${row.id}`
  const isDecided = what === "approve" || what === "tacit" || what === "reject" || what === "takeBack"
  if (isDecided)
    for (const one of actors)
      yield* answerNotice({ companyId, personId: one.personId, kind: "paper.submit", subject: about })
  if (!isTold(what)) return
  const mayDecide = (one: (typeof actors)[number]) =>
    paperPolicy.actions.approve(one, subject) === true || paperPolicy.actions.confirm(one, subject) === true
  const isParty = (one: (typeof actors)[number]) =>
    one.personId === row.partyPersonId || (row.partnerId !== null && one.partnerId === row.partnerId)
  const concerned =
    what === "submit" ? mayDecide : (one: (typeof actors)[number]) => one.personId === row.madeBy || isParty(one)
  const told = actors.filter(concerned)
  const personIds = [...new Set(told.map((one) => one.personId))].filter((id) => id !== by)
  if (personIds.length === 0) return
  const type = subject.type
  yield* notify(companyId, {
    kind: `paper.${what}`,
    subject: about,
    path: `/paper/${row.id}`,
    texts: noticeWords(what, { no: row.no, partyName: row.partyName, type, reason }),
    ...(what === "submit" ? { asks: true as const } : {}),
    personIds,
    forRoles: [...new Set(told.flatMap((one) => (one.personId === row.partyPersonId ? ofOwnPapers : one.role)))],
  })
})

/** A difference of a request is asked of the people of the other side, who open it beside their own days. */
export const askParty = Effect.fn("Papers.askParty")(function* (row: PaperRow, asked: AskedDifference, by: number) {
  const { companyId, partnerId, partyPersonId } = row
  const members = yield* membershipsOfCompany(companyId, paperReaders)
  const personIds = members
    .filter(({ status }) => status === activeStatuses.active)
    .map(actorOf)
    .filter((one) => shows(visiblePapers(one), seenFacts(subjectOf(row, true))))
    .filter((one) => one.personId === partyPersonId || (partnerId !== null && one.partnerId === partnerId))
    .map((one) => one.personId)
  const told = [...new Set(personIds)].filter((id) => id !== by)
  if (told.length === 0) return
  yield* notify(companyId, {
    kind: "paper.ask",
    subject: `paper:${row.id}`,
    path: `/paper/match/${row.id}`,
    texts: askWords(row.no, asked),
    personIds: told,
  })
})
