/** What the link of a mail opens: one paper, its file, and a yes or no by name. The link proves its reader's address. */
import { Effect } from "effect"
import { companyById } from "#modules/companies/index.ts"
import { personWithPreferences, tokenHash } from "#modules/identity/index.ts"
import { type Instant, millisOfInstant, tokyoDayOf, tokyoMinuteOf } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { flags, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { adoptCompany, lookIntoCompany } from "#modules/kernel/write.ts"
import { queueMail } from "#modules/notifications/index.ts"
import { paperTypes } from "../codes.ts"
import type { AnswerByLink } from "../contract/letter.ts"
import { answerReceipt } from "../mail/answer-receipt.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { asksAnswer, isOut } from "../policy.ts"
import { type LinkRow, linkByToken } from "../repository/links.ts"
import { paperById, paperForUpdate } from "../repository/papers.ts"
import { paperTypeWords } from "../views/notice-words.ts"
import { paperPrint } from "../views/paper-print.ts"
import { answered } from "./answer-paper.ts"
import { fileOfPaper } from "./draw-paper.ts"
import { sealView } from "./seals.ts"
import { sharesOfPaper } from "./shares-of-paper.ts"
import { wholePaper } from "./show-paper.ts"

/** Fails with Invalid_Input for a token of no link, Link_Expired after its day. */
const linkOf = Effect.fnUntraced(function* (token: string) {
  const link = yield* linkByToken(tokenHash(token))
  if (link === undefined) return yield* refuse("Invalid_Input", [{ field: "token", message: messageKey("invalid") }])
  return link.endsAt <= (yield* instantNow) ? yield* refuse("Link_Expired") : link
})

const shown = Effect.fnUntraced(function* (link: LinkRow, row: PaperRow) {
  const { name } = yield* found(companyById(link.companyId))
  const paper = yield* wholePaper(row)
  const subject = subjectOf(row, true)
  return {
    companyName: name,
    version: row.version,
    toName: link.toName,
    endsAt: link.endsAt,
    print: paperPrint(paper, yield* sharesOfPaper(paper), yield* sealView(row.seal)),
    isAsked: link.mayAnswer && asksAnswer(subject) === true,
    answer: row.answer,
    answeredName: row.answeredName,
    answeredAt: row.answeredAt,
    answerReason: row.answerReason,
  }
})

/** A paper that was taken back, refused or replaced is opened by no link. Fails with Link_Expired, too. */
const outPaper = Effect.fnUntraced(function* (read: typeof paperById, { companyId, paperId }: LinkRow) {
  const row = yield* found(read(companyId, paperId))
  return isOut(subjectOf(row, true)) ? row : yield* refuse("Link_Expired")
})

/** Runs above all companies and goes on in the link's. Fails with Invalid_Input, Link_Expired. */
const opened = Effect.fnUntraced(function* (token: string) {
  const link = yield* linkOf(token)
  yield* lookIntoCompany(link.companyId)
  return { link, row: yield* outPaper(paperById, link) }
})

export const paperByLink = Effect.fn("Papers.byLink")(function* (token: string) {
  const { link, row } = yield* opened(token)
  return yield* shown(link, row)
})
export const pdfByLink = Effect.fn("Papers.pdfByLink")(function* (token: string) {
  return yield* fileOfPaper((yield* opened(token)).row)
})

const two = (part: number) => String(part).padStart(2, "0")
const minuteText = (at: Instant) => {
  const millis = millisOfInstant(at)
  const day = tokyoDayOf(millis)
  const minute = tokyoMinuteOf(day, millis)
  return `${day.replaceAll("-", "/")} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

const mailReceipt = Effect.fnUntraced(function* (link: LinkRow, row: PaperRow, asked: AnswerByLink) {
  const { companyId, toEmail, toName, toPersonId } = link
  const { name } = yield* found(companyById(companyId))
  const language = toPersonId === null ? ("ja" as const) : (yield* personWithPreferences(toPersonId)).language
  yield* queueMail({
    kind: "paperAnswer",
    companyId,
    to: { email: toEmail, name: toName, personId: toPersonId },
    from: null,
    language,
    content: answerReceipt(language, {
      companyName: name,
      paper: `${paperTypeWords[wordOf(paperTypes, row.type)][language]} ${row.no}`,
      isYes: asked.isConfirm === flags.on,
      name: asked.name,
      at: minuteText(yield* instantNow),
      reason: asked.reason ?? null,
    }),
    secret: null,
    uselessAt: null,
  })
})

/**
 * Kept by name and moment, once; both sides are told. Fails with Invalid_Input, Link_Expired, Link_Used when it was
 * answered, Permission_Denied where the mail went to no address of the other side, and Update_Expired with the paper as it is now when that is not the one that was read.
 */
export const answerByLink = Effect.fn("Papers.answerByLink")(function* (asked: AnswerByLink) {
  const link = yield* linkOf(asked.token)
  yield* adoptCompany(link.companyId)
  const row = yield* outPaper(paperForUpdate, link)
  const subject = subjectOf(row, true)
  if (!link.mayAnswer) return yield* refuse("Permission_Denied")
  if (asksAnswer(subject) !== true) return yield* refuse("Link_Used")
  yield* refuseExpired(asked.version, row.version, shown(link, row))
  const answer = { isYes: asked.isConfirm === flags.on, reason: asked.reason }
  const after = yield* answered(row, subject, answer, { personId: null, name: asked.name })
  yield* mailReceipt(link, after, asked)
  return yield* shown(link, after)
})
