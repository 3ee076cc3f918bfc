/** Who hears that an invitation is asked for again: whoever can send it once more (INV-13, STAFF-24). */
import { Effect } from "effect"
import { actorForOperator, membershipsOfCompany } from "#modules/companies/index.ts"
import { peopleByIds, platformPeople } from "#modules/identity/index.ts"
import { activeStatuses, roleIds, userStatuses } from "#modules/kernel/codes.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { notify, queueMail } from "#modules/notifications/index.ts"
import { askedAgainMail } from "../mail/asked-again.ts"
import { heirsOfSenders, invitationPolicy, mayStillInvite } from "../policy/invitation-policy.ts"
import type { InvitationRow } from "../repository/invitations.ts"
import { isInternalAddress } from "../rules/internal-address.ts"

/**
 * Whoever is shut out, gone, or by now in a role that asks nobody hears nothing and sends nothing. An admin of a company
 * whose plan is over, or that has yet to pay, comes in to pay: he hears it.
 */
const senderStanding = Effect.fnUntraced(function* (of: InvitationRow) {
  const sender = yield* Effect.option(actorForOperator(of.companyId, of.invitedBy, "toPay"))
  if (sender._tag === "None") return { hears: false, sends: false }
  const sends = invitationPolicy.actions.resend(sender.value, of) === true
  return { hears: sends || mayStillInvite(sender.value, of), sends }
})

export const senderHears = (of: InvitationRow) => Effect.map(senderStanding(of), ({ hears }) => hears)

/** The admins who read what they are told: neither membership nor account is shut, and it is somebody who signs in. */
const readingAdmins = Effect.fnUntraced(function* (companyId: number) {
  const members = yield* membershipsOfCompany(companyId, heirsOfSenders)
  const ids = members.flatMap(({ personId, status }) => (status === activeStatuses.active ? [personId] : []))
  const accounts = yield* peopleByIds(ids)
  const reads = accounts.filter(({ email, status }) => status === userStatuses.active && !isInternalAddress(email))
  return reads.map(({ id }) => id)
})

/** The platform sends an admin's invitation again from its list; of anybody else it can only find the company an admin. */
const tellPlatform = Effect.fnUntraced(function* (of: InvitationRow, who: string) {
  const { companyId, companyName, role } = of
  const isAdmins = role === roleIds.admin
  const url = yield* linkTo(isAdmins ? "/invites" : `/company-detail/${companyId}`)
  for (const { email, id, language, name } of yield* platformPeople())
    yield* queueMail({
      kind: "invitation.askedAgain",
      companyId: null,
      to: { email, name, personId: id },
      from: null,
      language,
      content: askedAgainMail(language, { companyName, who, url, isAdmins }),
      secret: null,
      uselessAt: null,
    })
})

/** The sender, and the company's admins where he can't send it himself; the platform's people where the company has none. */
export const tellAskedAgain = Effect.fn("People.tellAskedAgain")(function* (of: InvitationRow, at: string) {
  const { companyId, email, id, invitedBy, name } = of
  const who = name === null ? email : `${name}（${email}）`
  const { hears, sends } = yield* senderStanding(of)
  const admins = sends ? [] : yield* readingAdmins(companyId)
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
  const others = admins.filter((id) => !hears || id !== invitedBy)
  if (others.length > 0) yield* notify(companyId, { ...told, personIds: others, forRoles: heirsOfSenders })
  if (!sends && admins.length === 0) yield* tellPlatform(of, who)
})
