/** A company with a full month, written as rows: the services arrange one by one, which is another test's matter. */
import { addDays, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { clockTime } from "#modules/kernel/minutes.ts"
import { momentsOf } from "#modules/scheduling/rules/shift-times.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"

/** Deterministic chance (mulberry32). */
export const chance = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Month {
  readonly first: IsoDate
  readonly people: number
  readonly sites: number
  readonly tasks: number
}

const families = ["佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "山本", "中村", "小林", "加藤", "吉田", "山田"]
const given = ["大輔", "健太", "翔", "誠", "直樹", "拓也", "剛", "亮", "浩二", "勇気", "和也", "陽介", "隼人"]
const places = [
  "豊洲三丁目計画",
  "品川駅西口再開発",
  "大手町プレイス改修",
  "港北物流センター",
  "川崎港倉庫解体",
  "渋谷桜丘 内装",
]
const shifts = [
  { shift: 1, from: "08:00", to: "12:00" },
  { shift: 2, from: "13:00", to: "17:00" },
] as const

type Owner = Pick<Running, "owner">
type Company = Pick<TestCompany, "id" | "customerId">

const people = ({ owner }: Owner, companyId: number, names: ReadonlyArray<string>) => owner<Array<{ id: number }>>`
  with named as (select ordinality as n, value as name from jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb) with ordinality),
    person as (insert into identity.person (email, name, password_hash)
      select 'crowd' || ${companyId}::int || '-' || n || '@crowd.example', name, 'x' from named order by n returning id, name),
    member as (insert into companies.membership (company_id, person_id, role)
      select ${companyId}, id, 12 from person order by id returning id, person_id)
  insert into people.staff (company_id, person_id, membership_id, name, furigana_name, trade, joined_on)
  select ${companyId}, m.person_id, m.id, p.name, 'ヨミ' || p.id, 'plumber', '2020-04-01' from member m join person p on p.id = m.person_id
  returning id`

const sites = ({ owner }: Owner, company: Company, names: ReadonlyArray<string>) => owner<Array<{ id: number }>>`
  insert into scheduling.site (company_id, type, name, address, customer_id, regular_unit_price, night_unit_price)
  select ${company.id}, 1, value, '東京都', ${company.customerId}, 24000, 30000
  from jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb) returning id`

/** Every day other crews at other sites: nobody is twice at once, some shifts are short, some arrangements have a note. */
export const aFullMonth = async (running: Owner, company: Company, month: Month) => {
  const { owner } = running
  const random = chance(20_261_001)
  const pick = (below: number) => Math.floor(random() * below)
  const nameAt = (n: number) => `${families[n % families.length]} ${given[(n * 7) % given.length]}`
  const staff = await people(
    running,
    company.id,
    Array.from({ length: month.people }, (_, n) => nameAt(n)),
  )
  const siteNames = Array.from({ length: month.sites }, (_, n) => `${places[n % places.length]} ${n}`)
  const at = await sites(running, company, siteNames)
  const days = Array.from({ length: 31 }, (_, n) => addDays(month.first, n))
  const tasks = Array.from({ length: month.tasks }, (_, n) => ({
    n,
    day: days[n % 31] ?? month.first,
    siteId: at[pick(at.length)]?.id ?? 0,
    note: random() < 0.15 ? "搬入 7:30 北ゲート。新規入場者教育あり" : "",
  })).sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.n - other.n))
  const made = await owner<Array<{ id: number }>>`
    insert into scheduling.task (company_id, site_id, day, note, customer_id)
    select ${company.id}, "siteId", day, note, ${company.customerId}
    from jsonb_to_recordset(${JSON.stringify(tasks)}::text::jsonb) as t(n int, day date, "siteId" int, note text) returning id`
  const slots: Array<object> = []
  const workers: Array<object> = []
  let free: Array<number> = []
  for (const [index, task] of tasks.entries()) {
    if (tasks[index - 1]?.day !== task.day) {
      free = staff.map(({ id }) => id)
      for (let n = free.length - 1; n > 0; n--) {
        const other = pick(n + 1)
        const [a, b] = [free[n] ?? 0, free[other] ?? 0]
        free[n] = b
        free[other] = a
      }
    }
    const needed = 2 + pick(4)
    const crew = free.splice(0, Math.max(0, needed - (random() < 0.25 ? 1 : 0)))
    for (const { shift, from, to } of random() < 0.45 ? shifts : shifts.slice(0, 1)) {
      const at = momentsOf(isoDate(task.day), clockTime(from), clockTime(to))
      slots.push({ taskId: made[index]?.id, shift, from, to, ...at, needed })
      for (const staffId of crew) workers.push({ taskId: made[index]?.id, shift, staffId, day: task.day, ...at })
    }
  }
  await owner`
    insert into scheduling.task_shift (company_id, task_id, shift, is_on, from_time, to_time, starts_at, ends_at, needed)
    select ${company.id}, "taskId", shift, true, "from", "to", "startsAt", "endsAt", needed
    from jsonb_to_recordset(${JSON.stringify(slots)}::text::jsonb) as s("taskId" int, shift int, "from" time, "to" time,
      "startsAt" timestamptz, "endsAt" timestamptz, needed numeric)`
  await owner`
    insert into scheduling.task_worker (company_id, task_id, shift, staff_id, day, during)
    select ${company.id}, "taskId", shift, "staffId", day, tstzrange("startsAt", "endsAt")
    from jsonb_to_recordset(${JSON.stringify(workers)}::text::jsonb) as w("taskId" int, shift int, "staffId" int, day date,
      "startsAt" timestamptz, "endsAt" timestamptz)`
  await owner`analyze scheduling.task, scheduling.task_shift, scheduling.task_worker`
  return { staff: staff.length, tasks: made.length, slots: slots.length, workers: workers.length }
}
