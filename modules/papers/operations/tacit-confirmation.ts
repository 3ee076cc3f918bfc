/**
 * 黙示の確認: a paper that says so of itself counts as confirmed when the other side had it for its days and said nothing. Any
 * number of processes may look side by side, late or twice.
 */
import { Clock, Effect } from "effect"
import { actorForOperator, companyById } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { write } from "#modules/kernel/write.ts"
import { queueMail } from "#modules/notifications/index.ts"
import { type PaperType, paperTypes } from "../codes.ts"
import { tacitLetter } from "../mail/tacit-letter.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { paperForUpdate, papersInSilence } from "../repository/papers.ts"
import { weeksOfSilence } from "../rules/tacit-confirmation.ts"
import { paperTypeWords } from "../views/notice-words.ts"
import { moved } from "./move-paper.ts"
import { lettersOf, silenceUntil } from "./silence.ts"

const mailTacit = Effect.fnUntraced(function* (
  row: PaperRow,
  letters: Effect.Success<ReturnType<typeof lettersOf>>,
  until: IsoDate,
) {
  const { name } = yield* found(companyById(row.companyId))
  const receivers = new Map(letters.map(({ receiver }) => [receiver.email, receiver]))
  for (const { email, id, name: toName } of receivers.values()) {
    const language = id === null ? ("ja" as const) : (yield* personWithPreferences(id)).language
    const paper = `${paperTypeWords[wordOf(paperTypes, row.type)][language]} ${row.no}`
    yield* queueMail({
      kind: "paperAnswer",
      companyId: row.companyId,
      to: { email, name: toName, personId: id },
      from: null,
      language,
      content: tacitLetter(language, { companyName: name, paper, until: until.replaceAll("-", "/") }),
      secret: null,
      uselessAt: null,
    })
  }
})

/** Held, and asked once more: what was answered, taken back or sent anew meanwhile is left alone. */
const confirmOne = Effect.fnUntraced(function* (companyId: number, id: number) {
  const row = yield* found(paperForUpdate(companyId, id))
  const until = yield* silenceUntil(row)
  if (until === null || (yield* todayInJapan) <= until) return {}
  const letters = yield* lettersOf(row)
  const answeredAt = yield* instantNow
  const yes = { answer: "confirmed" as const, answeredBy: null, answeredName: null, answeredAt, answerReason: null }
  const after = yield* moved(row, subjectOf(row, true), "approve", undefined, null, yes, "tacit")
  yield* mailTacit(after, letters, until)
  return { id }
})

const isType = (word: string): word is PaperType => word in paperTypes
const silentTypes = Object.keys(weeksOfSilence)
  .filter(isType)
  .map((word) => paperTypes[word])

const dueOf = Effect.fnUntraced(function* (companyId: number) {
  const today = yield* todayInJapan
  const rows = yield* papersInSilence(companyId, silentTypes)
  const due: Array<number> = []
  for (const row of rows) {
    const until = yield* silenceUntil(row)
    if (until !== null && until < today) due.push(row.id)
  }
  const { adminId } = yield* found(companyById(companyId))
  return adminId === null || due.length === 0 ? undefined : { actor: yield* actorForOperator(companyId, adminId), due }
})

/** What one paper lacks keeps no other from being confirmed. */
export const confirmSilentOf = Effect.fn("Papers.confirmSilentOf")(function* (companyId: number) {
  const of = yield* inCompany(companyId)(dueOf(companyId))
  if (of === undefined) return
  for (const id of of.due) {
    const key = `silence ${id} ${yield* Clock.currentTimeMillis}`
    yield* write({ actor: of.actor, call: "papers.confirmTacitly", key, body: null }, confirmOne(companyId, id)).pipe(
      Effect.catchCause((cause) =>
        Effect.annotateLogs(Effect.logWarning("a silent paper was not confirmed", cause), { companyId, paperId: id }),
      ),
    )
  }
})
