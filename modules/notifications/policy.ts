/** 送信履歴: the management sees what its company sent, a vendor or customer what it sent or was sent itself (D101). */
import type { Actor } from "#modules/kernel/actor.ts"
import { isInGroup } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"
import { all, anyOf, type Filter, is, none, shows } from "#modules/kernel/visible.ts"
import type { MailState } from "./codes.ts"

export type MailFact = "sentBy" | "toPersonId" | "isPaper"
export interface MailSubject {
  readonly sentBy: number | null
  readonly toPersonId: number | null
  /** It carries a paper, or a word on one: what customers pay, and a link that gives the other side's word. */
  readonly isPaper: boolean
  readonly state: MailState
  /** Its link or code is gone, so that another copy of it would be of no use. */
  readonly isSpent: boolean
  /** It carries a link or code that still lets in whoever holds it. */
  readonly hasSecret: boolean
}

const isPartner = ({ role }: Actor) => role === "vendor" || role === "customer"

export const visibleMails = (actor: Actor): Filter<MailFact> => {
  if (isInGroup("management", actor.role))
    return actor.hidesRevenue ? anyOf(is("isPaper", false), is("sentBy", actor.personId)) : all
  return isPartner(actor) ? anyOf(is("sentBy", actor.personId), is("toPersonId", actor.personId)) : none
}

const mayRead = (actor: Actor, { isPaper, sentBy, toPersonId }: Pick<MailSubject, MailFact>) =>
  shows(visibleMails(actor), { isPaper, sentBy, toPersonId }) || "another's mail"

/**
 * Whoever holds the link of an invitation becomes whom it invites, so it is shown only to those who could have sent it or
 * got it: a colleague would join by it as an admin, whom he may not invite. The link of a paper gives the word of the other
 * side (D102), so that nobody but its receiver is shown it.
 */
const mayOpenLink = (actor: Actor, { isPaper, sentBy, toPersonId }: Pick<MailSubject, MailFact>) => {
  if (isPaper) return toPersonId === actor.personId || "the word of the other side"
  return mayOpenInvitation(actor, { sentBy, toPersonId })
}
const mayOpenInvitation = (actor: Actor, { sentBy, toPersonId }: Pick<MailSubject, "sentBy" | "toPersonId">) =>
  actor.role === "admin" ||
  sentBy === actor.personId ||
  toPersonId === actor.personId ||
  "a link that another's invitation carries"

export const mailPolicy = definePolicy<MailSubject>()({
  entity: "mail",
  actions: {
    read: mayRead,
    openLink: (actor, mail) => {
      const read = mayRead(actor, mail)
      return read === true ? mayOpenLink(actor, mail) : read
    },
    resend: (actor, mail) => {
      const read = mayRead(actor, mail)
      if (read !== true) return read
      if (mail.state === "pending") return "waits to be sent"
      if (mail.isSpent) return "carries a link that is gone"
      // Whoever sends it again is its sender.
      // It goes to its receiver again, and is shown to nobody by that.
      return !mail.hasSecret || mail.isPaper || mayOpenLink(actor, mail)
    },
  },
  fields: {},
})

/** Partners' own words stand in mails about papers: only the company readdresses, and never a mail that is one receiver's. */
export const mayReaddress = (actor: Actor, { hasSecret, isPaper }: MailSubject) =>
  (isInGroup("management", actor.role) && !hasSecret && !isPaper) || "for its receiver alone"

/** Whether there is a 送信履歴 for the actor at all. */
export const mailHistoryPolicy = definePolicy<undefined>()({
  entity: "mailHistory",
  actions: { read: (actor) => isInGroup("management", actor.role) || isPartner(actor) || "no history of mails" },
  fields: {},
})
