/**
 * Makes a seeded company's plain arrangements what those of a company are that uses everything, in shares that were thought of for a
 * firm of 300: several customers and vendors, weeks that are one series, holds, slots of vendors, customers' orders and
 * wishes, requests without times, small jobs, hours and places to meet. The number of arrangements and lines stays.
 */
import { Effect } from "effect"
import type { SeededCompany } from "#cli/bench/seed.ts"
import { actorForOperator } from "#modules/companies/index.ts"
import { personByEmail } from "#modules/identity/index.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { write } from "#modules/kernel/write.ts"
import { registerPartner } from "#modules/people/index.ts"
import type { Ground } from "./ground.ts"

const customers = [
  "東都建設",
  "日本橋工務店",
  "大江戸リニューアル",
  "関東プラント",
  "港湾整備",
  "明和不動産",
  "城南設備",
  "光洋建設",
]
const vendors = ["木村設備工業", "三和電設", "北斗塗装", "アサヒ内装", "協立足場", "大成クレーン"]
/** Of a hundred arrangements so many. */
const share = { series: 60, held: 5, ordered: 60, wished: 4, withoutTimes: 2, small: 4, meeting: 30, asked: 8 } as const
/** One worker of ten is a vendor's. */
const vendorsWorkers = 10

const partners = (companyId: number) =>
  Effect.gen(function* () {
    const made: { customers: Array<number>; vendors: Array<number> } = { customers: [], vendors: [] }
    for (const companyName of customers)
      made.customers.push(yield* registerPartner(companyId, { companyName, isCustomer: true, isVendor: false }))
    for (const companyName of vendors)
      made.vendors.push(yield* registerPartner(companyId, { companyName, isCustomer: false, isVendor: true }))
    return made
  })

/** Whether an arrangement is among so many of a hundred; another part for each word, so that shares cross one another. */
const among = (word: string, percent: number, id = "t.id") =>
  `(hashtext('${word}' || ${id}) & 2147483647) % 100 < ${percent}`

/** Statements in their order; $1 is the company, $2 its customers, $3 its vendors. */
const steps: ReadonlyArray<string> = [
  // Each site has one of the customers, and a reading.
  `update scheduling.site s set customer_id = $2[1 + s.id % array_length($2, 1)], name_kana = 'ゲンバ ' || s.id
    where s.company_id = $1`,
  // A week at one place is one series; who is where on which day stays.
  `with numbered as (select t.id, t.day, t.site_id, row_number() over (partition by t.day order by t.id) as n
      from scheduling.task t where t.company_id = $1),
    week as (select n, date_trunc('week', day) as week, min(site_id) as site_id from numbered
      where ${among("series", share.series, "n::text")} group by 1, 2 having count(*) > 1),
    made as (insert into scheduling.task_group (company_id) select $1 from week returning id),
    grouped as (select w.*, m.id as group_id from (select *, row_number() over () as at from week) w
      join (select id, row_number() over () as at from made) m using (at))
  update scheduling.task t set group_id = g.group_id, site_id = g.site_id
    from numbered n join grouped g on g.n = n.n and g.week = date_trunc('week', n.day)
    where t.company_id = $1 and t.id = n.id`,
  // A small job brings a place of its own.
  `with small as (select t.id, row_number() over (order by t.id) as at from scheduling.task t
      where t.company_id = $1 and t.group_id is null and ${among("small", share.small * 2.5)}),
    made as (insert into scheduling.site (company_id, type, name, address, customer_id, regular_unit_price,
        night_unit_price, is_small_job)
      select $1, 1, '小口 ' || at || ' 号室 給湯器交換', '東京都目黒区下目黒', $2[1 + at % array_length($2, 1)], 24000, 30000, true
      from small returning id)
  update scheduling.task t set site_id = m.id
    from small s join (select id, row_number() over (order by id) as at from made) m using (at)
    where t.company_id = $1 and t.id = s.id`,
  `update scheduling.task t set customer_id = s.customer_id, is_reserved = ${among("held", share.held)},
      meeting_time = case when ${among("meeting", share.meeting)} then time '07:30' + (t.id % 4) * interval '10 minutes' end,
      meeting_place = case when ${among("meeting", share.meeting)} then (array['北ゲート前', '詰所', '資材置場'])[1 + t.id % 3] end
    from scheduling.site s where t.company_id = $1 and s.company_id = $1 and s.id = t.site_id`,
  // Most of what is arranged was ordered by its customer, by heads.
  `update scheduling.task_shift s set customer_asks = true, head_count = ceil(s.needed), start_time_desire = s.from_time
    from scheduling.task t where s.company_id = $1 and t.company_id = $1 and t.id = s.task_id and s.is_on
      and ${among("ordered", share.ordered)}`,
  // Whoever belongs to a vendor comes on its slot, which holds one more here and there.
  `update people.staff s set partner_id = $3[1 + s.id % array_length($3, 1)]
    where s.company_id = $1 and s.id % ${vendorsWorkers} = 0`,
  `insert into scheduling.task_vendor (company_id, task_id, shift, partner_id, asked, price, answer, answered_at, asked_then)
    select $1, w.task_id, w.shift, s.partner_id, count(*) + w.task_id % 2, 21000, 1, now(), count(*) + w.task_id % 2
    from scheduling.task_worker w join people.staff s on s.company_id = $1 and s.id = w.staff_id
    where w.company_id = $1 and s.partner_id is not null group by w.task_id, w.shift, s.partner_id`,
  `update scheduling.task_worker w set partner_id = s.partner_id, price = 15000 from people.staff s
    where w.company_id = $1 and s.company_id = $1 and s.id = w.staff_id and s.partner_id is not null`,
  // Other slots wait for an answer.
  `insert into scheduling.task_vendor (company_id, task_id, shift, partner_id, asked, price)
    select $1, s.task_id, s.shift, $3[1 + s.task_id % array_length($3, 1)], 2, 21000
    from scheduling.task_shift s join scheduling.task t on t.company_id = $1 and t.id = s.task_id
    where s.company_id = $1 and s.is_on and ${among("asked", share.asked)} on conflict do nothing`,
  // Requests that nobody has set times for: nobody is on them yet.
  `update scheduling.task_worker w set status = 0 from scheduling.task t
    where w.company_id = $1 and t.company_id = $1 and t.id = w.task_id and t.group_id is null
      and ${among("untimed", share.withoutTimes * 2.5)}`,
  `update scheduling.task_vendor v set status = 0 from scheduling.task t
    where v.company_id = $1 and t.company_id = $1 and t.id = v.task_id and t.group_id is null
      and ${among("untimed", share.withoutTimes * 2.5)}`,
  `update scheduling.task_shift s set is_on = false, customer_asks = true, head_count = ceil(s.needed), needed = 0,
      from_time = null, to_time = null, starts_at = null, ends_at = null
    from scheduling.task t where s.company_id = $1 and t.company_id = $1 and t.id = s.task_id and t.group_id is null
      and ${among("untimed", share.withoutTimes * 2.5)}`,
  `update scheduling.task_worker w set status = 3 from scheduling.task t
    where w.company_id = $1 and w.status = 1 and t.company_id = $1 and t.id = w.task_id and t.is_reserved`,
  // Wishes that wait for an answer.
  `insert into scheduling.task_proposal (company_id, task_id, status, data_update, data_origin, created_by)
    select $1, t.id, 2, jsonb_build_object('workerMorning', s.head_count + 2),
      jsonb_build_object('workerMorning', s.head_count), (select person_id from companies.membership
        where company_id = $1 order by id limit 1)
    from scheduling.task t join scheduling.task_shift s on s.company_id = $1 and s.task_id = t.id and s.shift = 1
    where t.company_id = $1 and s.is_on and s.head_count is not null and ${among("wished", share.wished * 1.7)}`,
]

const analysed = ["site", "task", "task_shift", "task_worker", "task_vendor", "task_proposal", "task_group"]

/** What of everything the company has now, for whoever reads the table. */
export interface Whole {
  readonly series: number
  readonly held: number
  readonly slots: number
  readonly wishes: number
  readonly withoutTimes: number
  readonly small: number
}

export const wholeArrangements = async (
  ground: Ground,
  { adminEmail, companyId }: SeededCompany,
  month: string,
): Promise<Whole> => {
  const { owner } = ground
  const made = await ground.run(
    Effect.gen(function* () {
      const person = yield* acrossCompanies("a bench")(personByEmail(adminEmail))
      const actor = yield* inCompany(companyId)(actorForOperator(companyId, person?.id ?? 0))
      const command = { actor, call: "bench.partners", key: "bench.partners", body: null }
      return JSON.parse(yield* write(command, partners(companyId)))
    }),
  )
  await owner.begin(async (tx) => {
    for (const step of steps) {
      // Each statement takes those of the three that it names.
      const values = [String(companyId), `{${made.customers.join(",")}}`, `{${made.vendors.join(",")}}`] as const
      const words = step.replaceAll("$1", values[0]).replaceAll(/\$2\b/g, `('${values[1]}'::int[])`)
      await tx.unsafe(words.replaceAll(/\$3\b/g, `('${values[2]}'::int[])`))
    }
  })
  for (const table of analysed) await owner.unsafe(`analyze scheduling.${table}`)
  const [row] = await owner<Array<Whole>>`
    with month as (select * from scheduling.task t where t.company_id = ${companyId} and to_char(t.day, 'YYYY-MM') = ${month})
    select (select count(distinct group_id)::int from month) as series,
      (select count(*)::int from month where is_reserved) as held,
      (select count(*)::int from scheduling.task_vendor v join month m on m.id = v.task_id
        where v.company_id = ${companyId} and v.status = 1) as slots,
      (select count(*)::int from scheduling.task_proposal p join month m on m.id = p.task_id
        where p.company_id = ${companyId} and p.status = 2) as wishes,
      (select count(*)::int from month m where not exists (select from scheduling.task_shift s
        where s.company_id = ${companyId} and s.task_id = m.id and s.is_on)) as "withoutTimes",
      (select count(*)::int from month m join scheduling.site s on s.company_id = ${companyId} and s.id = m.site_id
        where s.is_small_job) as small`
  if (row === undefined || Object.values(row).some((count) => count === 0)) throw new Error("not the whole arrangement")
  return row
}
