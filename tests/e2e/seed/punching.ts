/** The company of the browser tests of 打刻 and 勤務表: today's arrangement for everybody, and days of the past. */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { addDays, type IsoDate, isoDate, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type NewTerms, registerPartner, registerStaff } from "#modules/people/index.ts"
import { ask, signIn } from "../../kernel/ask.ts"
import { e2eAddress } from "../address.ts"
import { type Puncher, password, puncherNames, punchers } from "../people.ts"

const hourly: NewTerms = { effectiveFrom: isoDate("2024-04-01"), salaryType: "hour", basicSalary: yen(1500) }
const byShift: NewTerms = {
  effectiveFrom: isoDate("2024-04-01"),
  salaryType: "shift",
  morningSalary: yen(9000),
  afternoonSalary: yen(9000),
  eveningSalary: yen(20_000),
  otherSalary: yen(9000),
  hoursPerShift: 4,
}
const isPuncher = (key: string): key is Puncher => key in punchers
const managers: ReadonlyArray<Puncher> = ["boss", "manager", "otherManager"]
const workers = Object.keys(punchers).filter((key): key is Puncher => isPuncher(key) && !managers.includes(key))

/** People by the product's services; gives the company's id and each worker's. */
export const punchingCompany = Effect.gen(function* () {
  const boss = yield* registerPerson({ email: punchers.boss, name: puncherNames.boss, password })
  const id = yield* foundCompany({ name: "打刻設備", kenId: 13 }, boss)
  for (const key of ["manager", "otherManager"] as const) {
    yield* registerStaff(id, { name: puncherNames[key], role: "manager", email: punchers[key], password })
  }
  const staff = new Map<Puncher, number>()
  for (const key of workers) {
    const who = {
      name: puncherNames[key],
      role: "worker",
      email: punchers[key],
      password,
      phone: "090-1000-0011",
    } as const
    staff.set(key, yield* registerStaff(id, { ...who, terms: key === "byShift" ? byShift : hourly }))
  }
  const customerId = yield* registerPartner(id, { companyName: "大成工務", isCustomer: true, isVendor: false })
  return { id, staff, customerId }
})
export type Punching = Effect.Success<typeof punchingCompany>

const at = (day: IsoDate, clock: string) => new Date(`${day}T${clock}:00+09:00`).toISOString()
/** The past days that the desk reads; never today, whatever the hour of the run. */
export const pastDay = (daysAgo: number) => addDays(tokyoDayOf(Date.now()), -daysAgo)

/** Whom the desk reads: a whole day two days ago, with a rest. */
const wholeDays = ["read", "corrected", "contested", "removed", "rested"] as const satisfies ReadonlyArray<Puncher>

/** Arrangements and presses through the API, as people make them. */
export const punchDays = async ({ id, staff, customerId }: Punching) => {
  const { url } = e2eAddress
  const callAs = async (email: string) => {
    const token = await signIn(url, email)
    return async (path: string, body: unknown): Promise<number> => {
      const told = await ask(url, path, { token, company: id, body })
      if (told.status !== 200) throw new Error(`${path}: ${told.text}`)
      return told.body.data.id
    }
  }
  const desk = await callAs(punchers.manager)
  const constructionSiteId = await desk("/construction-site/create", {
    name: "豊洲三丁目計画",
    nameKana: "トヨスサンチョウメ",
    customerId,
    address: "東京都江東区豊洲3-2-20",
    station: "豊洲駅 徒歩4分",
    lat: 35.6469,
    lng: 139.7968,
    type: 1,
    regularUnitPrice: 24_000,
    nightUnitPrice: 30_000,
  })
  const crewOf = (keys: ReadonlyArray<Puncher>) =>
    keys.map((key) => ({ userId: staff.get(key) ?? 0, morningShift: 1, afternoonShift: 0 }))
  const towerId = await desk("/construction-site/create", {
    name: "川口タワー 衛生設備（B棟 高層階竪管更新）",
    customerId,
    address: "埼玉県川口市本町4丁目1番地8 川口タワー B棟 地下2階 防災センター経由",
    station: "川口駅 徒歩7分",
    type: 1,
    regularUnitPrice: 24_000,
    nightUnitPrice: 30_000,
  })
  const day = (
    startDate: IsoDate,
    keys: ReadonlyArray<Puncher>,
    from: string,
    to: string,
    siteId = constructionSiteId,
  ) =>
    desk("/v2/task", {
      constructionSiteId: siteId,
      startDate,
      morningShift: 1,
      morningFrom: from,
      morningTo: to,
      maxWorkerMorning: keys.length,
      meetingTime: "07:40",
      meetingPlace: "北ゲート前",
      note: "新規入場者教育・フルハーネス持参",
      workers: crewOf(keys),
    })
  // From midnight to midnight, so that the tests may run at any hour.
  const arranged = workers.filter(
    (key) => key !== "called" && key !== "split" && key !== "ahead" && !wholeDays.some((whole) => whole === key),
  )
  await day(pastDay(0), arranged, "00:00", "23:55")
  await day(pastDay(0), ["split"], "00:00", "11:55", towerId)
  await day(pastDay(0), ["split"], "12:00", "23:55")
  // Tomorrow two shifts at two sites, for 次の手配.
  await day(pastDay(-1), ["ahead"], "08:00", "12:00")
  await day(pastDay(-1), ["ahead"], "13:00", "17:00", towerId)
  const past = pastDay(2)
  const taskId = await day(past, [...wholeDays, "forgot"], "08:00", "17:00")
  const press = async (key: Puncher, presses: ReadonlyArray<readonly [string, string]>) => {
    const call = await callAs(punchers[key])
    for (const [action, clock] of presses) {
      const isRest = action === "start" || action === "end"
      await call(isRest ? "/v5/timekeeping/rest" : "/nest/time-keeping/check-in-check-out", {
        action,
        pressedAt: at(past, clock),
        clientId: randomUUID(),
        ...(action === "in" ? { taskId } : {}),
      })
    }
  }
  for (const key of wholeDays) {
    await press(key, [
      ["in", "08:00"],
      ["start", "12:00"],
      ["end", "13:00"],
      ["out", "17:30"],
    ])
  }
  await press("forgot", [["in", "07:41"]])
}
