/** SQL of the lists of invitations: those that a company sent, and those that an address received. */
import { and, count, desc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm"
import type { RoleId } from "#modules/kernel/codes.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Filter, whereVisible } from "#modules/kernel/visible.ts"
import type { InvitationState } from "../codes.ts"
import type { InvitationFact } from "../policy/invitation-policy.ts"
import { invitation, partner, staff } from "../tables.ts"

export interface ListedInvitations {
  readonly state: InvitationState | undefined
  /** Of the open ones: those whose days are over, or those that can still be answered. */
  readonly isExpired: boolean | undefined
  readonly role: RoleId | undefined
  readonly keyword: string
  readonly now: string
}
interface Rows {
  readonly limit: number
  readonly offset: number
}

/** How whoever is asked is read, where the company has him on record; only its own people read that. */
const reading = sql`coalesce((select ${staff.furiganaName} from ${staff}
  where ${staff.companyId} = ${invitation.companyId} and ${staff.id} = ${invitation.staffId}), (select ${partner.furiganaName} from ${partner}
  where ${partner.companyId} = ${invitation.companyId} and ${partner.id} = ${invitation.partnerId}), '')`

const asked = (of: ListedInvitations): SQL | undefined =>
  and(
    of.state === undefined ? undefined : eq(invitation.state, of.state),
    of.isExpired === undefined
      ? undefined
      : of.isExpired
        ? and(eq(invitation.state, "open"), lte(invitation.expiresAt, of.now))
        : or(sql`${invitation.state} <> 'open'`, gt(invitation.expiresAt, of.now)),
    of.role === undefined ? undefined : eq(invitation.role, of.role),
    isFoundIn(of.keyword, invitation.email, sql`coalesce(${invitation.name}, '')`, invitation.companyName, reading),
  )

const pageWhere = (where: SQL | undefined, { limit, offset }: Rows) =>
  query((tx) =>
    tx.query
      .select()
      .from(invitation)
      .where(where)
      .orderBy(desc(invitation.invitedAt), desc(invitation.id))
      .limit(limit)
      .offset(offset),
  )
const countWhere = (where: SQL | undefined) =>
  query(async (tx) => (await tx.query.select({ n: count() }).from(invitation).where(where))[0]?.n ?? 0)

export interface SentInvitations extends ListedInvitations {
  readonly companyId: number
  readonly visible: Filter<InvitationFact>
}
const columns = { invitedBy: invitation.invitedBy, partnerId: invitation.partnerId, role: invitation.role }
const sent = (of: SentInvitations) =>
  and(eq(invitation.companyId, of.companyId), whereVisible(of.visible, columns), asked(of))

export const sentPage = (of: SentInvitations, rows: Rows) => pageWhere(sent(of), rows)
export const countSent = (of: SentInvitations) => countWhere(sent(of))

export interface ReceivedInvitations extends ListedInvitations {
  readonly email: string
}
const received = (of: ReceivedInvitations) =>
  and(sql`lower(${invitation.email}) = ${of.email.toLowerCase()}`, asked(of))

/** In the person's scope, of all companies. */
export const receivedPage = (of: ReceivedInvitations, rows: Rows) => pageWhere(received(of), rows)
export const countReceived = (of: ReceivedInvitations) => countWhere(received(of))

/** In the platform's scope, of all companies. */
export const everyPage = (of: ListedInvitations, rows: Rows) => pageWhere(asked(of), rows)
export const countEvery = (of: ListedInvitations) => countWhere(asked(of))
