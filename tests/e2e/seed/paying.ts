/**
 * The companies of the browser tests of 給与 and 締め: one whose last two months are closed by the real close, one whose
 * last month waits for its close with somebody not clocked out and somebody without terms.
 */
import { Effect } from "effect"
import type postgres from "postgres"
import { addMember, foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import {
  dayOfMonth,
  eachDay,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  isoDate,
  lastDayOf,
  shiftMonth,
  weekday,
} from "#modules/kernel/civil-day.ts"
import { registerPartner, registerStaff } from "#modules/people/index.ts"
import { ask, signIn } from "../../kernel/ask.ts"
import { until } from "../../kernel/until.ts"
import { e2eAddress } from "../address.ts"
import { password, payers } from "../people.ts"
import { lastMonth } from "./months.ts"
import { closedCrew, lawlessCrew, openCrew } from "./paying-crew.ts"

const monthBefore = shiftMonth(lastMonth, -1)

/** A company whose last month waits for its close. */
const openCompany = Effect.fn("openCompany")(function* (
  name: string,
  bossEmail: string,
  closerEmail: string,
  crew = openCrew,
) {
  const boss = yield* registerPerson({ email: bossEmail, name: "大木 締太", password })
  const id = yield* foundCompany({ name, kenId: 12 }, boss)
  const closer = yield* registerPerson({ email: closerEmail, name: "小野 彩", password })
  yield* addMember(id, { personId: closer, role: "financeManager" })
  const staff: Array<number> = []
  for (const one of crew) staff.push(yield* registerStaff(id, one))
  return { id, closerEmail, staff }
})

/** Founders and people of all of them; nobody among the desk has a record, so only the crew is paid. */
export const payingCompanies = Effect.gen(function* () {
  const account = (email: string, name: string) => registerPerson({ email, name, password })
  const closedBoss = yield* account(payers.boss, "清水 一郎")
  const closed = yield* foundCompany({ name: "清水建工", kenId: 13 }, closedBoss)
  yield* addMember(closed, { personId: yield* account(payers.finance, "後藤 彩"), role: "financeManager" })
  yield* addMember(closed, { personId: yield* account(payers.manager, "石川 美咲"), role: "manager" })
  const crew: Array<number> = []
  for (const one of closedCrew) crew.push(yield* registerStaff(closed, one))
  const customerId = yield* registerPartner(closed, {
    companyName: "大成工務",
    isCustomer: true,
    isVendor: false,
  })
  const watched = yield* openCompany("見守工業", payers.watchedBoss, payers.watcher)
  const opens = [watched, yield* openCompany("保つ工務店", payers.kept, payers.keptCloser)]
  for (const { boss, closer } of [...payers.closings, ...payers.cancellings])
    opens.push(yield* openCompany("大木工務店", boss, closer))
  for (const { boss, closer } of payers.lawless) yield* openCompany("法令待ち工業", boss, closer, lawlessCrew)
  return { closed, customerId, crew, watched, opens }
})
export type Paying = Effect.Success<typeof payingCompanies>

const yesterday = isoDate(new Date(Date.now() - 15 * 3_600_000).toISOString().slice(0, 10))
/** A day on which nobody else is punched. */
const sunday =
  eachDay(firstDayOf(lastMonth), lastDayOf(lastMonth)).find((day) => weekday(day) === 0) ?? lastDayOf(lastMonth)
const worksOn = (day: IsoDate) => weekday(day) !== 0 && weekday(day) !== 6
/** Who stays longer when: a little different for each person, day and month, and the same in every run. */
const overtimeOf = (at: number, day: IsoDate) => {
  const turn = (at * 7 + dayOfMonth(day) * 3 + Number(day.slice(5, 7))) % 11
  return turn < 3 ? 31 + turn * 47 + at : 0
}
/** From eight to five or longer, an hour of rest at noon; written as rows, because what counts here is the close. */
const punched = async (owner: postgres.Sql, company: number, staff: ReadonlyArray<number>, month: IsoMonth) => {
  const until = lastDayOf(month) < yesterday ? lastDayOf(month) : yesterday
  const days = staff.flatMap((staffId, at) =>
    eachDay(firstDayOf(month), until)
      .filter((day) => worksOn(day) && (at * 5 + dayOfMonth(day)) % 23 !== 0)
      .map((day) => ({ staffId, day, minutes: 9 * 60 + overtimeOf(at, day) })),
  )
  await owner`
    with worked as (
      select * from unnest(${days.map(({ staffId }) => staffId)}::int[], ${days.map(({ day }) => day)}::date[],
        ${days.map(({ minutes }) => minutes)}::int[]) as w (staff_id, day, minutes)
    ), punch as (
      insert into timekeeping.punch (company_id, staff_id, work_day, check_in, check_out, state, place, shifts)
      select ${company}, staff_id, day, (day + time '08:00') at time zone 'Asia/Tokyo',
        (day + time '08:00') at time zone 'Asia/Tokyo' + minutes * interval '1 minute', 'closed', 1, '{1,2}'
      from worked returning id, staff_id, work_day
    )
    insert into timekeeping.rest (company_id, punch_id, staff_id, started_at, ended_at)
    select ${company}, id, staff_id, (work_day + time '12:00') at time zone 'Asia/Tokyo',
      (work_day + time '13:00') at time zone 'Asia/Tokyo' from punch`
}

/** One long job that failed and one that is under way, of a kind that nothing here runs. */
const longJobs = (owner: postgres.Sql, { watched }: Paying) => owner`
  insert into kernel.job_run (company_id, kind, execution_key, execution_id, input, started_by, state, progress_done,
    progress_of, started_at, ended_at, failure)
  select m.company_id, 'yearly-papers', job.key, 'yearly-papers/' || job.key, 'null', m.person_id, job.state, 31, 58,
    now(), case when job.state = 'failed' then now() end,
    case when job.state = 'failed' then '{"errorCode":"Law_Not_Available"}'::jsonb end
  from companies.membership m join identity.person p on p.id = m.person_id,
    (values ('2024', 'failed'), ('2025', 'running')) as job (key, state)
  where m.company_id = ${watched.id} and p.email = ${payers.watchedBoss}`

/** Two months and what there is of this one. */
const workedMonths = async (owner: postgres.Sql, { closed, crew, opens }: Paying) => {
  for (const month of [monthBefore, lastMonth]) await punched(owner, closed, crew, month)
  await punched(owner, closed, crew.slice(0, 3), shiftMonth(lastMonth, 1))
  for (const { id, staff } of opens) {
    await punched(owner, id, staff.slice(0, 3), monthBefore)
    await punched(owner, id, staff, lastMonth)
  }
}

const call = async (path: string, as: { readonly token: string; readonly company: number }, body?: unknown) => {
  const told = await ask(e2eAddress.url, path, { ...as, ...(body === undefined ? {} : { body }) })
  if (told.status !== 200) throw new Error(`${path}: ${told.text}`)
  return told.body.data
}
const close = async (email: string, company: number, month: IsoMonth) => {
  const as = { token: await signIn(e2eAddress.url, email), company }
  const { jobId } = await call("/v5/timesheet/snapshot", as, { month })
  await until(`the close of ${month}`, async () => {
    const { state, failure } = await call(`/nest/job/${jobId}`, as)
    if (state === "done") return true
    if (state !== "queued" && state !== "running") throw new Error(`${month} is not closed: ${JSON.stringify(failure)}`)
    return undefined
  })
}

/** Sites, a series over last month with half of the crew, and where two punches were made. */
const arranged = async (owner: postgres.Sql, { closed, customerId, crew, opens }: Paying) => {
  const as = { token: await signIn(e2eAddress.url, payers.manager), company: closed }
  const site = await call("/construction-site/create", as, {
    name: "豊洲三丁目計画",
    customerId,
    type: 1,
    regularUnitPrice: 24_000,
    nightUnitPrice: 30_000,
    address: "東京都江東区豊洲3丁目2",
  })
  await call("/v2/task", as, {
    constructionSiteId: site.id,
    startDate: firstDayOf(lastMonth),
    endDate: lastDayOf(lastMonth),
    morningShift: 1,
    afternoonShift: 1,
    maxWorkerMorning: 4,
    maxWorkerAfternoon: 4,
    leaderId: crew[0],
    meetingTime: "07:40",
    meetingPlace: "北ゲート前",
    workers: crew.slice(0, 4).map((userId) => ({ userId, morningShift: 1, afternoonShift: 1 })),
  })
  await owner`update timekeeping.punch set in_lat = 35.6545, in_lng = 139.7958, in_accuracy = 12, place = 2
    where company_id = ${closed} and staff_id = ${crew[0] ?? 0}`
  await owner`update companies.company set phone = '03-1234-5678' where id = ${closed}`
  for (const { id, staff } of opens) {
    const [first = 0] = staff
    await owner`insert into timekeeping.punch (company_id, staff_id, work_day, check_in, state)
      values (${id}, ${first}, ${sunday}, ${`${sunday} 08:00+09`}, 'unfinished')`
  }
}

/** What was worked, as rows; arrangements and closes through the API as the desk does it. */
export const paidMonths = async (owner: postgres.Sql, paying: Paying) => {
  await workedMonths(owner, paying)
  await close(payers.finance, paying.closed, monthBefore)
  await arranged(owner, paying)
  await close(payers.finance, paying.closed, lastMonth)
  for (const { id, closerEmail } of paying.opens) await close(closerEmail, id, monthBefore)
  await longJobs(owner, paying)
}
