/** Who hears that an invitation is asked for again: whoever can send it once more (INV-13, STAFF-24). */
import { Effect } from "effect"
import { actorForOperator, membershipsOfCompany } from "#modules/companies/index.ts"
import { platformPeople } from "#modules/identity/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { notify, queueMail } from "#modules/notifications/index.ts"
import { askedAgainMail } from "../mail/asked-again.ts"
import { heirsOfSenders, invitationPolicy, mayStillInvite } from "../policy/invitation-policy.ts"
import type { InvitationRow } from "../repository/invitations.ts"

/** Whoever is shut out, gone, or by now in a role that asks nobody hears nothing and sends nothing. */
const senderStanding = Effect.fnUntraced(function* (of: InvitationRow) {
  const sender = yield* Effect.option(actorForOperator(of.companyId, of.invitedBy))
  if (sender._tag === "None") return { hears: false, sends: false }
  const sends = invitationPolicy.actions.resend(sender.value, of) === true
  return { hears: sends || mayStillInvite(sender.value, of), sends }
})

export const senderHears = (of: InvitationRow) => Effect.map(senderStanding(of), ({ hears }) => hears)

const tellPlatform = Effect.fnUntraced(function* (companyName: string, who: string) {
  const url = yield* linkTo("/invites")
  for (const { email, id, language, name } of yield* platformPeople())
    yield* queueMail({
      kind: "invitation.askedAgain",
      companyId: null,
      to: { email, name, personId: id },
      from: null,
      language,
      content: askedAgainMail(language, { companyName, who, url }),
      secret: null,
      uselessAt: null,
    })
})

/** The sender, and the company's admins where he can't send it himself; the platform's people where the company has none. */
export const tellAskedAgain = Effect.fn("People.tellAskedAgain")(function* (of: InvitationRow, at: string) {
  const { companyId, companyName, email, id, invitedBy, name } = of
  const who = name === null ? email : `${name}（${email}）`
  const { hears, sends } = yield* senderStanding(of)
  const admins = sends
    ? []
    : (yield* membershipsOfCompany(companyId, heirsOfSenders)).filter(({ status }) => status === activeStatuses.active)
  const told = {
    kind: "invitationAskedAgain",
    subject: `invitation:${id}.${at}`,
    // Where it is sent again by one press; an address belongs in no URL.
    path: "/invites-user?state=expired",
    texts: {
      ja: `${who}から、期限の切れた招待をもう一度送ってほしいと連絡がありました。`,
      en: `${who}: the invitation is out of date, please send it again.`,
      vi: `${who} đề nghị gửi lại lời mời đã hết hạn.`,
    },
  } as const
  if (hears) yield* notify(companyId, { ...told, personIds: [invitedBy] })
  const others = admins.flatMap(({ personId }) => (personId === invitedBy ? [] : [personId]))
  if (others.length > 0) yield* notify(companyId, { ...told, personIds: others, forRoles: heirsOfSenders })
  if (!sends && admins.length === 0) yield* tellPlatform(companyName, who)
})
