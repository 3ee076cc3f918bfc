/** One paper to one receiver: the mail with its PDF, and the link that opens it without an account. */
import { Effect } from "effect"
import { companyById } from "#modules/companies/index.ts"
import { newToken, personWithPreferences, tokenHash } from "#modules/identity/index.ts"
import { addDays, instantOf } from "#modules/kernel/civil-day.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { found } from "#modules/kernel/policy.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { queueMail, refuseManyMails } from "#modules/notifications/index.ts"
import { partnersPersonAt } from "#modules/people/index.ts"
import { paperTypes } from "../codes.ts"
import { paperFileName } from "../documents/paper-text.ts"
import { paperLetter } from "../mail/paper-letter.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { asksAnswer } from "../policy.ts"
import { insertLink } from "../repository/links.ts"
import { paperTypeWords } from "../views/notice-words.ts"
import { paperPrint } from "../views/paper-print.ts"
import { type ReceiverOf, receiversOf } from "./receivers.ts"

/** A link opens its paper for so many days: until the month after next has begun, whenever it was sent. */
const daysOfLink = 62

const kind = "paper"

export interface Sent {
  readonly subject: string
  readonly message: string
  readonly replyTo: string | null
}

/** Of what the file's name says only the row is asked. */
const fileNameOf = (row: PaperRow) => paperFileName(paperPrint({ row, lines: [], shifts: [] }, [], null))

/** In a write, by the person who sends it. Fails with Maximum_Request. */
export const queueLetter = Effect.fn("Papers.queueLetter")(function* (
  row: PaperRow,
  to: Omit<ReceiverOf, "name"> & { readonly name: string | null },
  { message, replyTo, subject }: Sent,
  sentBy: number,
) {
  const { companyId } = row
  yield* refuseManyMails(companyId, kind, to.email)
  const company = yield* found(companyById(companyId))
  const sender = yield* personWithPreferences(sentBy)
  const language = to.id === null ? ("ja" as const) : (yield* personWithPreferences(to.id)).language
  const token = newToken()
  const until = addDays(yield* todayInJapan, daysOfLink)
  const endsAt = instantOf(until, "23:59")
  // A typed address may be anybody's: a yes or no comes from where the other side is known to read (D102).
  const known = yield* receiversOf(row)
  const mayAnswer = known.some(({ email }) => email.toLowerCase() === to.email.toLowerCase())
  yield* insertLink({
    mayAnswer,
    companyId,
    paperId: row.id,
    tokenHash: tokenHash(token),
    toEmail: to.email,
    toName: to.name,
    toPersonId: to.id,
    sentBy,
    sentAt: yield* instantNow,
    endsAt,
  })
  yield* queueMail({
    kind,
    companyId,
    to: { email: to.email, name: to.name, personId: to.id ?? (yield* partnersPersonAt(companyId, to.email)) },
    from: { personId: sentBy, name: company.name, replyTo: replyTo ?? sender.email },
    language,
    content: paperLetter(language, subject, {
      companyName: company.name,
      paper: `${paperTypeWords[wordOf(paperTypes, row.type)][language]} ${row.no}`,
      toName: to.name,
      partyName: row.partyName,
      isPerson: row.staffId !== null,
      title: row.title,
      total: row.total,
      dueOn: row.dueOn,
      message: message.split("\n").filter((line) => line.trim() !== ""),
      isAsked: mayAnswer && asksAnswer(subjectOf(row, true)) === true,
      url: yield* linkTo(`/paper-link${language === "ja" ? "" : `?language=${language}`}#${token}`),
      until,
    }),
    secret: token,
    uselessAt: endsAt,
    enclosures: [{ kind: "paper", id: row.id, name: fileNameOf(row) }],
  })
})
