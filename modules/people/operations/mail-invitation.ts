/** The mail of an invitation: who asks, as what, and the link that proves its reader's address. */
import { Effect } from "effect"
import { companyById, labelsOf, roleWords } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import {
  dayOfMonth,
  type Instant,
  millisOfInstant,
  monthNumberOf,
  tokyoDayOf,
  tokyoMinuteOf,
} from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { queueMail, refuseManyMails } from "#modules/notifications/index.ts"
import { invitationMail } from "../mail/invitation.ts"
import type { InvitationRow } from "../repository/invitations.ts"

type Asked = Pick<InvitationRow, "companyId" | "companyName" | "email" | "name" | "language" | "role" | "invitedBy"> & {
  readonly expiresAt: Instant
}

const two = (part: number) => String(part).padStart(2, "0")
/** In Japan, as the language writes days: "2026/12/08 16:50" in Japanese, "16:50 08/12/2026" in Vietnamese. */
const minuteText = (at: Instant, language: Language) => {
  const millis = millisOfInstant(at)
  const day = tokyoDayOf(millis)
  const minute = tokyoMinuteOf(day, millis)
  const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  if (language === "vi") return `${time} ${day.split("-").toReversed().join("/")}`
  return `${language === "en" ? day : day.replaceAll("-", "/")} ${time}`
}

const monthsInEnglish = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
/** "12/8", "8/12", "8 Dec": read the wrong way round it would be another month. */
const dayText = (at: Instant, language: Language) => {
  const day = tokyoDayOf(millisOfInstant(at))
  if (language === "vi") return `${dayOfMonth(day)}/${monthNumberOf(day)}`
  if (language === "en") return `${dayOfMonth(day)} ${monthsInEnglish[monthNumberOf(day) - 1]}`
  return `${monthNumberOf(day)}/${dayOfMonth(day)}`
}

/** Queues it in the transaction that wrote the invitation; of the account nobody is told more than of an address (D68).
 * Fails with Maximum_Request. */
export const mailInvitation = Effect.fn("People.mailInvitation")(function* (of: Asked, token: string) {
  const { companyId, companyName, email, expiresAt, invitedBy, language, name, role } = of
  yield* refuseManyMails(companyId, "invitation", email)
  const inviter = yield* personWithPreferences(invitedBy)
  const company = yield* companyById(companyId)
  const labels: Readonly<Record<string, string>> = language === "ja" ? yield* labelsOf(companyId) : {}
  const roleWord = language === "ja" ? (labels[`role.${role}`] ?? "") : roleWords[language][role]
  const url = yield* linkTo(`/login-with-invite${language === "ja" ? "" : `?language=${language}`}#${token}`)
  yield* queueMail({
    kind: "invitation",
    companyId,
    to: { email, name, personId: null },
    from: { personId: invitedBy, name: companyName, replyTo: inviter.email },
    language,
    content: invitationMail(language, {
      companyName,
      name,
      inviter: inviter.name,
      phone: company?.phone ?? null,
      role: roleWord,
      url,
      until: minuteText(expiresAt, language),
      lastDay: dayText(expiresAt, language),
    }),
    secret: token,
    uselessAt: expiresAt,
  })
})
