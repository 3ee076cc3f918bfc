/** 招待管理: what the company sent, as far as this person sees it, and what his own address received (INV-01, INV-12). */
import { Effect } from "effect"
import { peopleByIds, personWithPreferences } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { flags, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { now } from "#modules/kernel/write.ts"
import { newestMailsTo } from "#modules/notifications/index.ts"
import { invitationStates } from "../codes.ts"
import type { ListAdminInvitations, ListInvitations } from "../contract/invitation.ts"
import { invitationListPolicy, visibleInvitations } from "../policy/invitation-policy.ts"
import {
  countEvery,
  countReceived,
  countSent,
  everyPage,
  receivedPage,
  sentPage,
} from "../repository/invitation-lists.ts"
import { adminInvitationView, receivedView, sentView } from "../views/invitation-view.ts"

const wanted = (asked: ListInvitations, at: string) => ({
  state: asked.status === undefined ? undefined : wordOf(invitationStates, asked.status),
  isExpired: asked.isExpired === undefined ? undefined : asked.isExpired === flags.on,
  role: asked.partner === undefined ? undefined : roleIds[asked.partner],
  keyword: asked.keyword ?? "",
  now: at,
})

/** The names of those who asked. */
export const invitersOf = Effect.fn("People.invitersOf")(function* (
  rows: ReadonlyArray<{ readonly invitedBy: number }>,
) {
  const ids = [...new Set(rows.map(({ invitedBy }) => invitedBy))]
  const people = ids.length === 0 ? [] : yield* peopleByIds(ids)
  return new Map(people.map(({ id, name }) => [id, name]))
})

export const sentInvitations = Effect.fn("People.sentInvitations")(function* (asked: ListInvitations) {
  const actor = yield* authorize(invitationListPolicy, "read", undefined)
  const at = yield* now
  const of = { ...wanted(asked, at), companyId: actor.companyId, visible: visibleInvitations(actor) }
  const page = pageAsked(asked)
  const totalItems = yield* countSent(of)
  const rows = yield* sentPage(of, page)
  const inviters = yield* invitersOf(rows)
  const addresses = rows.map(({ email }) => email)
  const mails = yield* newestMailsTo(actor.companyId, "invitation", addresses)
  const data = rows.map((row) =>
    sentView(row, {
      ...{ actor, now: at, inviter: inviters.get(row.invitedBy) ?? null },
      mail: mails.get(row.email.toLowerCase()),
    }),
  )
  return { ...pageOf(page, data, totalItems), permissions: permissionsOn(invitationListPolicy, actor, undefined) }
})

/** Of all companies, in the person's own scope. */
export const receivedInvitations = Effect.fn("People.receivedInvitations")(function* (asked: ListInvitations) {
  const { personId } = yield* CurrentPerson
  const { email } = yield* personWithPreferences(personId)
  const at = yield* now
  const of = { ...wanted(asked, at), email }
  const page = pageAsked(asked)
  const totalItems = yield* countReceived(of)
  const rows = yield* receivedPage(of, page)
  return pageOf(
    page,
    rows.map((row) => receivedView(row, at)),
    totalItems,
  )
})

/** Of all companies, whom somebody asks to be an admin; in the platform's scope. */
export const adminInvitations = Effect.fn("People.adminInvitations")(function* (asked: ListAdminInvitations) {
  const at = yield* now
  const of = { ...wanted(asked, at), role: roleIds.admin }
  const page = pageAsked(asked)
  const rows = yield* everyPage(of, page)
  const inviters = yield* invitersOf(rows)
  const data = rows.map((row) => adminInvitationView(row, at, inviters.get(row.invitedBy) ?? null))
  return pageOf(page, data, yield* countEvery(of))
})
