/** 書類をメールで送る: what was issued, or handed to the other side, is mailed to its address by itself (isSendMailPaper). */
import { Effect } from "effect"
import { companyById } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { partnersByIds, termsCovering, termsOn } from "#modules/people/index.ts"
import { paperTypes } from "../codes.ts"
import type { PaperRow } from "../model.ts"
import { paperTypeWords } from "../views/notice-words.ts"
import { queueLetter } from "./queue-letter.ts"
import { receiversOf } from "./receivers.ts"

/** Whether the other side wants its papers by mail. */
export const wantsMail = Effect.fn("Papers.wantsMail")(function* ({ companyId, partnerId, staffId }: PaperRow) {
  if (partnerId !== null) return (yield* partnersByIds(companyId, [partnerId])).get(partnerId)?.mailsPaper === true
  if (staffId === null) return false
  const today = yield* todayInJapan
  const terms = (yield* termsCovering(companyId, [staffId], today, today)).get(staffId) ?? []
  return termsOn(terms, today)?.mailsPaper === true
})

/** Nothing where nobody wants it or no address is known. Fails with Maximum_Request. */
export const mailByItself = Effect.fn("Papers.mailByItself")(function* (row: PaperRow, by: number | null) {
  if (row.madeSide !== "us" || !(yield* wantsMail(row))) return
  const [to] = yield* receiversOf(row)
  if (to === undefined) return
  const { name } = yield* found(companyById(row.companyId))
  const paper = `${paperTypeWords[wordOf(paperTypes, row.type)].ja} ${row.no}`
  const words = { subject: `${paper} をお送りします（${name}）`, message: "", replyTo: null }
  yield* queueLetter(row, to, words, by ?? row.madeBy)
  yield* tell({ action: "paper.send", subject: `paper:${row.id}`, after: { email: to.email, name: to.name } })
})
