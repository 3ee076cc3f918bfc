/** The companies of the calendar's browser tests: one with a lively month, one that is empty, one with a full crowd. */
import { Effect } from "effect"
import type postgres from "postgres"
import { addMember, foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { addDays, type IsoDate, isoDate, tokyoDayOf, weekday } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { registerPartner, registerStaff } from "#modules/people/index.ts"
import { ask, signIn } from "../../kernel/ask.ts"
import { aFullMonth } from "../../scheduling/crowd.ts"
import { e2eAddress } from "../address.ts"
import { arrangers, password } from "../people.ts"

const today = tokyoDayOf(Date.now())
const firstOfMonth = isoDate(`${today.slice(0, 7)}-01`)

const workers = [
  ["佐藤 大輔", "サトウ ダイスケ"],
  ["鈴木 健太", "スズキ ケンタ"],
  ["高橋 翔", "タカハシ ショウ"],
  ["田中 誠", "タナカ マコト"],
  ["伊藤 直樹", "イトウ ナオキ"],
  ["渡辺 拓也", "ワタナベ タクヤ"],
  ["山本 剛", "ヤマモト ツヨシ"],
  ["中村 亮", "ナカムラ リョウ"],
  ["小林 浩二", "コバヤシ コウジ"],
  ["加藤 勇気", "カトウ ユウキ"],
  ["吉田 和也", "ヨシダ カズヤ"],
  ["山田 陽介", "ヤマダ ヨウスケ"],
  ["佐々木 隼人", "ササキ ハヤト"],
  ["山口 優斗", "ヤマグチ ユウト"],
] as const
const sites = [
  "豊洲三丁目計画",
  "品川駅西口再開発",
  "大手町プレイス改修",
  "港北物流センター",
  "浦和美園 造成",
  "立川病院 電気",
  "川崎港倉庫解体",
  "渋谷桜丘 内装",
] as const

const onSite = { salaryType: "hour", basicSalary: yen(1500), effectiveFrom: isoDate("2024-04-01") } as const

/** People by the product's services; gives the companies' ids. */
export const arrangingCompanies = Effect.gen(function* () {
  const account = (email: string, name: string) => registerPerson({ email, name, password })
  const lively = yield* foundCompany({ name: "清水設備工業", kenId: 13 }, yield* account(arrangers.boss, "清水 一郎"))
  yield* registerStaff(lively, { name: "石川 美咲", role: "manager", email: arrangers.manager, password })
  yield* registerStaff(lively, { name: "林 真一", role: "manager", email: arrangers.otherManager, password })
  const staff: Array<number> = []
  for (const [index, [name, furiganaName]] of workers.entries()) {
    const login = index === 0 ? { email: arrangers.hand, password } : {}
    const trade = index % 3 === 0 ? "scaffolder" : index % 3 === 1 ? "plumber" : "electrician"
    staff.push(yield* registerStaff(lively, { name, furiganaName, role: "worker", trade, terms: onSite, ...login }))
  }
  const customerId = yield* registerPartner(lively, { companyName: "大成工務", isCustomer: true, isVendor: false })
  const desk = yield* account(arrangers.office, "後藤 経理")
  yield* addMember(lively, { personId: desk, role: "financeManager" })
  const orders = yield* account(arrangers.customer, "大成 花子")
  yield* addMember(lively, { personId: orders, role: "customer", partnerId: customerId })
  // The company founded last is the one that is written to.
  const empty = yield* foundCompany({ name: "空白設備", kenId: 13 }, yield* account(arrangers.newcomer, "新井 空"))
  yield* registerPartner(empty, { companyName: "最初の得意先", isCustomer: true, isVendor: false })
  const crowd = yield* foundCompany({ name: "満員設備", kenId: 13 }, yield* account(arrangers.crowd, "満員 多忙"))
  const crowdCustomer = yield* registerPartner(crowd, { companyName: "大口", isCustomer: true, isVendor: false })
  return { lively, staff, customerId, crowd, crowdCustomer }
})
export type Arranging = Effect.Success<typeof arrangingCompanies>

/** 300 people and 2,000 arrangements of this month, written as rows. */
export const fillCrowd = (owner: postgres.Sql, { crowd, crowdCustomer }: Arranging) =>
  aFullMonth(
    { owner },
    { id: crowd, customerId: crowdCustomer },
    { first: firstOfMonth, people: 300, sites: 40, tasks: 2000 },
  )

/** Somebody pressed long ago: a company that arranges a month like this one has begun, and はじめの一歩 is behind it. */
export const pressOnce = (owner: postgres.Sql, { lively, staff }: Arranging) => owner`
  insert into timekeeping.punch (company_id, staff_id, work_day, place, check_in, check_out, state)
  values (${lively}, ${staff[0] ?? 0}, '2025-04-07', 1, timestamptz '2025-04-06 23:00Z', timestamptz '2025-04-07 08:00Z', 'closed')`

const times = {
  morning: { morningShift: 1 },
  afternoon: { afternoonShift: 1 },
  evening: { eveningShift: 1 },
} as const
const flags = ["morning", "afternoon", "evening"] as const
const needed = { morning: "maxWorkerMorning", afternoon: "maxWorkerAfternoon", evening: "maxWorkerEvening" } as const

/** A lively month through the API, as the manager would arrange it. */
export const arrangeMonth = async ({ lively, staff, customerId }: Arranging) => {
  const { url } = e2eAddress
  const token = await signIn(url, arrangers.manager)
  const call = async (path: string, body: unknown) => {
    const told = await ask(url, path, { token, company: lively, body })
    if (told.status !== 200) throw new Error(`${path}: ${told.text}`)
    const id: number = told.body.data.id
    return id
  }
  const siteIds: Array<number> = []
  for (const name of sites) {
    const terms = { type: 1, regularUnitPrice: 24_000, nightUnitPrice: 30_000, address: "東京都江東区豊洲3丁目2" }
    siteIds.push(await call("/construction-site/create", { name, customerId, station: "豊洲駅 徒歩6分", ...terms }))
  }
  for (let day: IsoDate = firstOfMonth; day.slice(0, 7) === firstOfMonth.slice(0, 7); day = addDays(day, 1)) {
    const date = Number(day.slice(8))
    if (weekday(day) === 0) continue
    const perDay = 2 + ((date * 3) % 5)
    let free = [...staff]
    for (let n = 0; n < perDay; n++) {
      const shift = flags[(date + n * n) % 3 === 2 && n > 2 ? 2 : n % 2] ?? "morning"
      const heads = 1 + ((date + n) % 4)
      const crew = free.slice(0, Math.max(0, heads - ((date + n) % 3 === 0 ? 1 : 0)))
      free = free.slice(crew.length)
      await call("/v2/task", {
        constructionSiteId: siteIds[(date + n * 3) % siteIds.length],
        startDate: day,
        ...times[shift],
        [needed[shift]]: heads,
        ...(crew[0] === undefined ? {} : { leaderId: crew[0] }),
        meetingTime: "07:40",
        meetingPlace: "北ゲート前",
        note: n % 2 === 0 ? "搬入 7:30 北ゲート。新規入場者教育あり" : "",
        workers: crew.map((userId) => ({ userId, [`${shift}Shift`]: 1 })),
      })
    }
  }
}
