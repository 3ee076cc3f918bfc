/** SQL of mails as a company looks at them; what the relay does with them is in due-mail.ts. */
import { and, count, desc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Fact, type Filter, whereVisible } from "#modules/kernel/visible.ts"
import { type MailState, paperMails } from "../codes.ts"
import type { MailFact } from "../policy.ts"
import { type Enclosure, mail } from "../tables.ts"

export type MailRow = typeof mail.$inferSelect

/** Null is no company's: between the product and its reader. */
type Whose = number | null
const isOf = (companyId: Whose) => (companyId === null ? isNull(mail.companyId) : eq(mail.companyId, companyId))

interface QueuedSince {
  readonly companyId: Whose
  readonly kind: string
  readonly since: Instant
  readonly email: string
}
/** How many mails of a kind a company has sent since then, in all and to one address. */
export const mailsQueued = ({ companyId, email, kind, since }: QueuedSince) =>
  query(async (tx) => {
    const toOne = count(sql`case when lower(${mail.toEmail}) = lower(${email}) then 1 end`)
    const of = and(isOf(companyId), eq(mail.kind, kind), gte(mail.queuedAt, since))
    const [row] = await tx.query.select({ all: count(), toOne }).from(mail).where(of)
    return row ?? { all: 0, toOne: 0 }
  })

/** Gives nothing back: whoever writes for no company may not read what he wrote. */
export const insertMail = (row: typeof mail.$inferInsert) => query((tx) => tx.query.insert(mail).values(row))

export interface MailsWanted {
  readonly companyId: Whose
  readonly visible: Filter<MailFact>
  readonly state?: MailState | undefined
  readonly isKept?: boolean | undefined
  readonly keyword?: string | undefined
  /** In the receiver's name and address, and in the subject, by themselves. */
  readonly receiver?: string | undefined
  readonly subject?: string | undefined
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}

const queuedOn = sql`(${mail.queuedAt} at time zone 'Asia/Tokyo')::date`
const isPaper = inArray(mail.kind, [...paperMails])
const columns = {
  sentBy: mail.sentBy,
  toPersonId: mail.toPersonId,
  isPaper: (values: ReadonlyArray<Fact>) => sql`${isPaper} in ${values}`,
} as const
const receivers = [mail.toEmail, sql`coalesce(${mail.toName}, '')`] as const

const wantedBy = (of: MailsWanted): SQL | undefined =>
  and(
    isOf(of.companyId),
    whereVisible(of.visible, columns),
    of.state === undefined ? undefined : eq(mail.state, of.state),
    of.isKept === undefined ? undefined : sql`(coalesce(${mail.delivery}, '') = 'file') = ${of.isKept}`,
    isFoundIn(of.keyword ?? "", mail.subject, ...receivers, sql`coalesce(${mail.senderName}, '')`),
    isFoundIn(of.receiver ?? "", ...receivers),
    isFoundIn(of.subject ?? "", mail.subject),
    of.from === undefined ? undefined : sql`${queuedOn} >= ${of.from}::date`,
    of.to === undefined ? undefined : sql`${queuedOn} <= ${of.to}::date`,
  )

export const mailsOf = (wanted: MailsWanted, offset: number, limit: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(mail)
      .where(wantedBy(wanted))
      .orderBy(desc(mail.queuedAt), desc(mail.id))
      .offset(offset)
      .limit(limit),
  )

export const countMails = (wanted: MailsWanted) =>
  query(async (tx) => {
    const [row] = await tx.query.select({ n: count() }).from(mail).where(wantedBy(wanted))
    return row?.n ?? 0
  })

export const mailById = (companyId: Whose, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(mail)
          .where(and(isOf(companyId), eq(mail.id, id)))
      )[0],
  )

/** How the newest mail of a kind to each of these addresses stands; of one that none went to, nothing. */
export const newestMailsTo = (companyId: number, kind: string, emails: ReadonlyArray<string>) =>
  query(async (tx) => {
    if (emails.length === 0) return new Map<string, MailState>()
    const rows = await tx.query
      .selectDistinctOn([sql`lower(${mail.toEmail})`], {
        email: sql<string>`lower(${mail.toEmail})`,
        state: mail.state,
      })
      .from(mail)
      .where(
        and(
          eq(mail.companyId, companyId),
          eq(mail.kind, kind),
          inArray(
            sql`lower(${mail.toEmail})`,
            emails.map((email) => email.toLowerCase()),
          ),
        ),
      )
      .orderBy(sql`lower(${mail.toEmail})`, desc(mail.id))
    return new Map<string, MailState>(rows.map(({ email, state }) => [email, state]))
  })

/** Whether a mail to this address was kept in the house, where its senders read it and the link in it. */
export const wasKeptFor = (companyId: number, kind: string, email: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ id: mail.id })
          .from(mail)
          .where(
            and(
              eq(mail.companyId, companyId),
              eq(mail.kind, kind),
              eq(mail.delivery, "file"),
              sql`lower(${mail.toEmail}) = ${email.toLowerCase()}`,
            ),
          )
          .limit(1)
      ).length > 0,
  )

/** Of these mails what says who may see them; their texts and papers stay where they are. */
export const mailFactsByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select({ kind: mail.kind, sentBy: mail.sentBy, toPersonId: mail.toPersonId })
      .from(mail)
      .where(and(eq(mail.companyId, companyId), inArray(mail.id, [...ids]))),
  )

/** Ids of the mails that repeat one. */
export const resendsOf = (companyId: Whose, id: number) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ id: mail.id })
      .from(mail)
      .where(and(isOf(companyId), eq(mail.resendOf, id)))
      .orderBy(mail.id)
    return rows.map((row) => row.id)
  })

/** A mail of its own, as yet untried. */
export const insertMailAgain = (of: MailRow) =>
  query(async (tx) => {
    const { id: _, attempts, delivery, endedAt, leasedBy, messageId, nextTryAt, state, tries, ...words } = of
    const [made] = await tx.query.insert(mail).values(words).returning()
    if (made === undefined) throw new Error("no row came back of a mail that was written")
    return made
  })

/** Of a thing that mails enclose: to whom it has left for a mail server since then, and when; the first ones first. */
export const mailsThatLeft = (companyId: number, kind: Enclosure["kind"], id: number, since: Instant) =>
  query((tx) =>
    tx.query
      .select({ toEmail: mail.toEmail, sentAt: mail.endedAt })
      .from(mail)
      .where(
        and(
          eq(mail.companyId, companyId),
          eq(mail.state, "sent"),
          eq(mail.delivery, "smtp"),
          gte(mail.queuedAt, since),
          sql`${mail.enclosures} @> ${JSON.stringify([{ kind, id }])}::jsonb`,
        ),
      )
      .orderBy(mail.endedAt),
  )
