/** Who works in the companies of the browser tests of 給与 and 締め, and by what they are paid. */
import { firstDayOf, isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { NewStaff } from "#modules/people/index.ts"
import { password, payers } from "../people.ts"
import { lastMonth } from "./months.ts"

const since = isoDate("2024-04-01")

const insured = (standard: number) =>
  ({ hasSocialInsurance: true, standardRemuneration: yen(standard), hasEmploymentInsurance: true }) as const
const hourly = (wage: number) => ({ effectiveFrom: since, salaryType: "hour", basicSalary: yen(wage) }) as const
const monthly = (base: number) =>
  ({ effectiveFrom: since, salaryType: "month", basicSalary: yen(base), averageMonthlyHours: 168 }) as const
const byShift = (price: number) =>
  ({
    effectiveFrom: since,
    salaryType: "shift",
    morningSalary: yen(price),
    afternoonSalary: yen(price),
    eveningSalary: yen(price + 3000),
    hoursPerShift: 4,
  }) as const

const hand = (
  name: string,
  furiganaName: string,
  terms: NewStaff["terms"],
  more: Partial<NewStaff> = {},
): NewStaff => ({
  name,
  furiganaName,
  role: "worker",
  birthday: isoDate("1988-05-14"),
  ...(terms === undefined ? {} : { terms }),
  ...more,
})

export const closedCrew: ReadonlyArray<NewStaff> = [
  hand(
    "高橋 翔",
    "タカハシ ショウ",
    { ...hourly(2000), ...insured(440_000), commutingYen: yen(12_400), commutingTaxFreeYen: yen(12_400) },
    {
      email: payers.hand,
      password,
      residentTax: {
        fiscalYear: Number(lastMonth.slice(0, 4)) - (Number(lastMonth.slice(5)) >= 5 ? 0 : 1),
        isCollected: true,
        isSimple: true,
        firstMonthYen: yen(21_700),
        remainingMonthYen: yen(21_300),
        byMonth: null,
      },
    },
  ),
  hand(
    "佐藤 大輔",
    "サトウ ダイスケ",
    { ...byShift(9000), ...insured(360_000) },
    { email: payers.shiftHand, password },
  ),
  hand("鈴木 健太", "スズキ ケンタ", { ...monthly(320_000), ...insured(320_000) }),
  hand("田中 誠", "タナカ マコト", { ...hourly(1650), ...insured(300_000), dependants: 2 }),
  hand("伊藤 直樹", "イトウ ナオキ", { ...hourly(1800), ...insured(340_000), safetyFee: yen(1500) }),
  hand("斎藤 隼人", "サイトウ ハヤト", { ...monthly(350_000), ...insured(360_000), deemedOvertimeHours: 20 }),
  hand("山本 剛", "ヤマモト ツヨシ", { ...hourly(1900), ...insured(380_000) }, { birthday: isoDate("1979-02-03") }),
  hand("中村 亮", "ナカムラ リョウ", { ...byShift(8500), ...insured(340_000) }),
  hand("小林 浩二", "コバヤシ コウジ", hourly(1500)),
  hand("加藤 勇気", "カトウ ユウキ", { ...hourly(1550), ...insured(280_000) }),
  hand("吉田 和也", "ヨシダ カズヤ", { ...hourly(1700), ...insured(340_000) }),
  hand("山田 陽介", "ヤマダ ヨウスケ", { ...hourly(1600), ...insured(300_000) }),
  hand("佐々木 隼人", "ササキ ハヤト", { ...hourly(1620), ...insured(300_000) }),
  hand("山口 優斗", "ヤマグチ ユウト", { ...hourly(1480), ...insured(240_000) }),
  hand("松本 健二", "マツモト ケンジ", { ...monthly(300_000), ...insured(300_000) }),
  hand("グエン・ヴァン・ミン", "グエン ヴァン ミン", { ...hourly(1450), ...insured(260_000) }),
  hand("石川 事子", "イシカワ コトコ", { ...monthly(260_000), ...insured(260_000) }, { role: "officeManager" }),
]
/** The first one's pay of a month that is paid in 2025 lies above the tax table, whose steps are held from 2026 on. */
export const lawlessCrew: ReadonlyArray<NewStaff> = [
  hand("大野 社長", "オオノ シャチョウ", monthly(880_000)),
  hand("小野寺 守", "オノデラ マモル", monthly(300_000)),
]
/** The last one is not paid by anything yet. */
export const openCrew: ReadonlyArray<NewStaff> = [
  hand("渡辺 拓也", "ワタナベ タクヤ", { ...hourly(1800), ...insured(340_000) }),
  hand("清水 大地", "シミズ ダイチ", { ...monthly(310_000), ...insured(320_000) }),
  hand("前田 哲也", "マエダ テツヤ", { ...byShift(8800), ...insured(360_000) }),
  hand("池田 学", "イケダ マナブ", undefined, { joinedOn: firstDayOf(lastMonth) }),
]
