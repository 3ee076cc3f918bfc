/** Until which day a paper waits for a word of the other side, where it says that silence is a yes. */
import { Effect } from "effect"
import { membershipsOfCompany, membersOfPartner } from "#modules/companies/index.ts"
import { millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { mailsThatLeft } from "#modules/notifications/index.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { payeeRoles } from "../policy/visible-papers.ts"
import { lastDayOfSilence, weeksOfSilence } from "../rules/tacit-confirmation.ts"
import { receiversOf } from "./receivers.ts"

/** Somebody of the other side signs in, and was told of it when it was handed over. */
const hasReader = Effect.fnUntraced(function* ({ companyId, partnerId, partyPersonId }: PaperRow) {
  const members =
    partnerId === null
      ? (yield* membershipsOfCompany(companyId, payeeRoles)).filter(({ personId }) => personId === partyPersonId)
      : yield* membersOfPartner(companyId, partnerId)
  return members.some(({ status }) => status === activeStatuses.active)
})

/** The addresses of the other side to which the paper left since it waits, the first one first. */
export const lettersOf = Effect.fnUntraced(function* (row: PaperRow) {
  const left = yield* mailsThatLeft(row.companyId, "paper", row.id, row.toldAt)
  const known = left.length === 0 ? [] : yield* receiversOf(row)
  return left.flatMap(({ sentAt, toEmail }) => {
    const receiver = known.find(({ email }) => email.toLowerCase() === toEmail.toLowerCase())
    return receiver === undefined || sentAt === null ? [] : [{ receiver, sentAt }]
  })
})

/** Until which day it waits for a word; null where silence says nothing, or it has reached nobody yet. */
export const silenceUntil = Effect.fn("Papers.silenceUntil")(function* (row: PaperRow) {
  const { madeSide, status, type } = subjectOf(row, true)
  if (madeSide !== "us" || status !== "pending" || weeksOfSilence[type] === undefined) return null
  const handedAt = (yield* hasReader(row)) ? row.toldAt : (yield* lettersOf(row))[0]?.sentAt
  return handedAt === undefined ? null : lastDayOfSilence(type, tokyoDayOf(millisOfInstant(handedAt)))
})
