/**
 * SQL of the relay's work on mails. Whoever takes one holds it by his connection: it is free again at once when that
 * connection ends, and after two minutes in any case.
 */
import type postgres from "postgres"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { inTime } from "#modules/kernel/database/reserve.ts"
import type { Enclosure, FailedTry } from "../tables.ts"

/** A mail that this process is to send now. */
export interface DueMail {
  readonly id: number
  readonly companyId: number | null
  /** How often it has been tried, this time included. */
  readonly attempts: number
  readonly messageId: string
  readonly senderName: string | null
  readonly replyTo: string | null
  readonly toEmail: string
  readonly toName: string | null
  readonly language: Language
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly secret: string | null
  readonly enclosures: ReadonlyArray<Enclosure>
  readonly queuedAt: Instant
  readonly uselessAt: Instant | null
}

/** Beside the outbox's own number for the same kind of lock. */
const leases = 727_276

/**
 * Takes what is due: what belongs to no company first (codes that end in minutes), then each company's next one in turn, so
 * that nobody waits behind the thousand papers of another one. The Message-ID is given once and stays.
 */
export const takeDueMails = async (relay: postgres.Sql, atMost: number, domain: string): Promise<Array<DueMail>> =>
  inTime(relay<Array<DueMail>>`
    with alive as (select objid::int as pid from pg_locks where locktype = 'advisory' and classid = ${leases}
        and granted and database = (select oid from pg_database where datname = current_database())),
      ready as (select id, row_number() over (partition by company_id order by next_try_at, id) as turn
        from notifications.mail where state = 'pending'
          and (next_try_at <= now() or (leased_by is not null and leased_by not in (select pid from alive)))),
      due as (select m.id from ready join notifications.mail m on m.id = ready.id
        -- Asked again of the row that is locked: another process may have taken it since.
        where m.state = 'pending'
          and (m.next_try_at <= now() or (m.leased_by is not null and m.leased_by not in (select pid from alive)))
        order by m.company_id is not null, ready.turn, m.next_try_at, m.id limit ${atMost} for update of m skip locked)
    update notifications.mail m set attempts = attempts + 1, next_try_at = now() + interval '2 minutes',
      leased_by = case when pg_try_advisory_lock(${leases}, pg_backend_pid()) then pg_backend_pid() end,
      message_id = coalesce(message_id, '<' || key || '@' || ${domain}::text || '>')
    where id in (select id from due)
    returning id, company_id as "companyId", attempts, message_id as "messageId", sender_name as "senderName", reply_to as "replyTo",
      to_email as "toEmail", to_name as "toName", language, subject, html, text, secret, enclosures, queued_at as "queuedAt",
      useless_at as "uselessAt"`)

type Taken = Pick<DueMail, "id" | "attempts">

/** True whoever holds it by now: it was handed over. What went to a mail server needs its secret no more. */
export const markSent = async (relay: postgres.Sql, { id }: Taken, by: "smtp" | "file") => {
  await inTime(relay`
    update notifications.mail set state = 'sent', delivery = ${by}, ended_at = now(), leased_by = null,
      secret = case when ${by} = 'file' then secret end
    where id = ${id} and state <> 'sent'`)
}

const noted = (relay: postgres.Sql, failed: FailedTry) =>
  relay`tries || jsonb_build_array(${JSON.stringify(failed)}::text::jsonb)`

/** Nothing when somebody else has taken it meanwhile. */
export const markForAnotherTry = async (
  relay: postgres.Sql,
  { id, attempts }: Taken,
  failed: FailedTry,
  minutes: number,
) => {
  await inTime(relay`
    update notifications.mail set tries = ${noted(relay, failed)}, leased_by = null,
      next_try_at = now() + make_interval(mins => ${minutes})
    where id = ${id} and attempts = ${attempts} and state = 'pending'`)
}

/** What somebody of a company sent is told with it; codes and activations have no sender who could do anything. */
export const markFailed = async (relay: postgres.Sql, { id, attempts }: Taken, failed: FailedTry) => {
  await inTime(relay`
    with ended as (
      update notifications.mail set tries = ${noted(relay, failed)}, leased_by = null, state = 'failed', ended_at = now()
      where id = ${id} and attempts = ${attempts} and state = 'pending'
      returning company_id, id, sent_by)
    insert into kernel.outbox (company_id, topic, body)
    select company_id, 'MailFailed', jsonb_build_object('companyId', company_id, 'mailId', id) from ended
    where company_id is not null and sent_by is not null`)
}

/** Secrets that have ended are worth nothing to anybody but who collects them. */
export const forgetEndedSecrets = async (relay: postgres.Sql, at: Instant) => {
  await inTime(relay`
    update notifications.mail set secret = null where secret is not null and useless_at <= ${at}::timestamptz and state <> 'pending'`)
}
