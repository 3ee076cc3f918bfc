/** Until which day a paper waits for a word of the other side, where it says that silence is a yes. */
import { Effect } from "effect"
import { millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { mailsThatLeft, noticesAbout } from "#modules/notifications/index.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { lastDayOfSilence, weeksOfSilence } from "../rules/tacit-confirmation.ts"
import { receiversOf } from "./receivers.ts"

/** When somebody of the other side who has an address of his own was told that it was handed over; nobody else reads it. */
const readerToldAt = Effect.fnUntraced(function* (row: PaperRow) {
  const { companyId, id, toldAt } = row
  const told = yield* noticesAbout(companyId, "paper.submit", [`paper:${id}`])
  const readers = new Set((yield* receiversOf(row)).map((one) => one.id))
  return told
    .filter(({ at, personId }) => readers.has(personId) && millisOfInstant(at) >= millisOfInstant(toldAt))
    .map(({ at }) => at)
    .toSorted()[0]
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
  const handedAt = (yield* readerToldAt(row)) ?? (yield* lettersOf(row))[0]?.sentAt
  return handedAt === undefined ? null : lastDayOfSilence(type, tokyoDayOf(millisOfInstant(handedAt)))
})
