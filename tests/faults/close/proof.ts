/** What a close must leave behind whatever happened to it, compared with the undisturbed close of the same people. */
import type postgres from "postgres"
import { saysAway } from "#modules/kernel/database/connect.ts"
import type { TestCompany } from "../../kernel/companies.ts"
import { until } from "../../kernel/until.ts"
import { month } from "./sixty-people.ts"

/** A company in a database; to look at past all policies. */
export interface Closed {
  readonly owner: postgres.Sql
  readonly company: TestCompany
}

const slipsOf = ({ owner, company }: Closed) => owner`
  select staff_id, month, revision, paid_on, gross, deductions, net,
    encode(texts, 'hex') as texts, encode(hash, 'hex') as hash
  from payroll.slip where company_id = ${company.id} order by staff_id, revision, id`

const noticesOf = ({ owner, company }: Closed) => owner`
  select person_id, kind, subject, path, texts from notifications.notice
  where company_id = ${company.id} and kind = 'slipReady' order by person_id, kind, subject, id`

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A PostgreSQL that is coming back from the last kill refuses for a while: looks until it has answered everything. */
export const onceBack = async <A>(look: () => Promise<A>): Promise<A> => {
  const { seen } = await until("PostgreSQL", async () => {
    try {
      return { seen: await look() }
    } catch (fault) {
      if (!saysAway(fault)) throw fault
      return undefined
    }
  })
  return seen
}

/** Only a fact that was committed may be told: nobody hears of slips before the close has its end. */
export const toldTooEarly = async ({ owner, company }: Closed): Promise<ReadonlyArray<string>> => {
  const [told] = await onceBack(
    () => owner`
      select exists (select from notifications.notice where company_id = ${company.id} and kind = 'slipReady')
        and not exists (select from payroll.close where company_id = ${company.id} and ended_at is not null) as is_early`,
  )
  return told?.is_early === true ? ["people were told of slips before the close had ended"] : []
}

const faultsNow = async (closed: Closed, calm: Closed): Promise<ReadonlyArray<string>> => {
  const { owner, company } = closed
  const [slips, wanted] = [await slipsOf(closed), await slipsOf(calm)]
  const [notices, wantedNotices] = [await noticesOf(closed), await noticesOf(calm)]
  const [state] = await owner`
    select state, revision from companies.pay_month where company_id = ${company.id} and month = ${month}`
  const [close] = await owner`select ended_at from payroll.close where company_id = ${company.id}`
  const planned = await owner`select unnest(staff_ids) from payroll.close_plan where company_id = ${company.id}`
  const audits = await owner<Array<{ chunk: number; times: number }>>`
    select (after->>'chunk')::int as chunk, count(*)::int as times from kernel.audit_entry
    where company_id = ${company.id} and action = 'payMonth.slips' group by 1 order by 1`
  const [told] = await owner<Array<{ month: number; job: number; notices: number; plans: number }>>`
    select count(*) filter (where topic = 'PayMonthClosed')::int as month,
      count(*) filter (where topic = 'JobEnded')::int as job,
      (select count(*)::int from kernel.audit_entry where company_id = ${company.id} and action = 'notice.send'
        and after->>'kind' = 'slipReady') as notices,
      (select count(*)::int from kernel.audit_entry where company_id = ${company.id} and action = 'payMonth.freeze') as plans
    from kernel.outbox where company_id = ${company.id}`
  const once = (what: string, isOnce: boolean) => (isOnce ? [] : [what])
  return [
    ...once("the month is not closed", state?.state === "closed" && state.revision === 1),
    ...once("the close has no end", close?.ended_at != null),
    ...once("a slip is there twice", new Set(slips.map((row) => row.staff_id)).size === slips.length),
    ...once("somebody has no slip", new Set(slips.map((row) => row.staff_id)).size === planned.length),
    ...once("a slip differs", isSame(slips, wanted)),
    ...once("a chunk's audit is not there once", audits.length > 0 && audits.every(({ times }) => times === 1)),
    ...once("the end was not told once", told?.month === 1 && told.job === 1),
    ...once("who is in the close was not planned once", told?.plans === 1),
    ...once("people were not told once", told?.notices === 1),
    ...once("a notice is missing or doubled", notices.length > 0 && isSame(notices, wantedNotices)),
  ]
}

/** What is not as an undisturbed close leaves it; empty when all is well. */
export const faultsOf = (closed: Closed, calm: Closed) => onceBack(() => faultsNow(closed, calm))

/** Waits until all that the company's facts bring about is done; what a dead process had leased is let fall due. */
export const delivered = async ({ owner, company }: Closed, seconds = 120) => {
  const open = () =>
    onceBack(() => owner`select topic, failure from kernel.outbox where company_id = ${company.id} and sent_at is null`)
  let looks = 0
  const empty = async () => {
    if ((await open()).length === 0) return true
    looks += 1
    if (looks % 80 === 0)
      await onceBack(
        () => owner`update kernel.outbox set due_at = now() where company_id = ${company.id} and sent_at is null`,
      )
    return undefined
  }
  await until("an empty outbox", empty, { seconds, instead: open })
}
