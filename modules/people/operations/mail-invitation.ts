/** The mail of an invitation: who asks, as what, and the link that proves its reader's address. */
import { Effect } from "effect"
import { labelsOf } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import {
  dayOfMonth,
  type Instant,
  millisOfInstant,
  monthNumberOf,
  tokyoDayOf,
  tokyoMinuteOf,
} from "#modules/kernel/civil-day.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { queueMail } from "#modules/notifications/index.ts"
import { invitationMail } from "../mail/invitation.ts"
import { roleWords } from "../mail/role-words.ts"
import type { InvitationRow } from "../repository/invitations.ts"

type Asked = Pick<InvitationRow, "companyId" | "companyName" | "email" | "name" | "language" | "role" | "invitedBy"> & {
  readonly expiresAt: Instant
}

const two = (part: number) => String(part).padStart(2, "0")
/** "2026/12/08 16:50" in Japan. */
const minuteText = (at: Instant) => {
  const millis = millisOfInstant(at)
  const day = tokyoDayOf(millis)
  const minute = tokyoMinuteOf(day, millis)
  return `${day.replaceAll("-", "/")} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

const dayText = (at: Instant) => {
  const day = tokyoDayOf(millisOfInstant(at))
  return `${monthNumberOf(day)}/${dayOfMonth(day)}`
}

/** Queues it in the transaction that wrote the invitation; of the account nobody is told more than of an address (D68). */
export const mailInvitation = Effect.fn("People.mailInvitation")(function* (of: Asked, token: string) {
  const { companyId, companyName, email, expiresAt, invitedBy, language, name, role } = of
  const inviter = yield* personWithPreferences(invitedBy)
  const labels: Readonly<Record<string, string>> = language === "ja" ? yield* labelsOf(companyId) : {}
  const roleWord = language === "ja" ? (labels[`role.${role}`] ?? "") : roleWords[language][role]
  const url = yield* linkTo(`/login-with-invite#${token}`)
  yield* queueMail({
    kind: "invitation",
    companyId,
    to: { email, name, personId: null },
    from: { personId: invitedBy, name: inviter.name, replyTo: inviter.email },
    language,
    content: invitationMail(language, {
      companyName,
      name,
      inviter: inviter.name,
      role: roleWord,
      url,
      until: minuteText(expiresAt),
      lastDay: dayText(expiresAt),
    }),
    secret: token,
    uselessAt: expiresAt,
  })
})
