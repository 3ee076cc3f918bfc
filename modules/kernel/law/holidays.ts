/**
 * The national holidays of Japan (国民の祝日に関する法律) by rule, from 2007 on.
 *
 * A day's name is what the law calls it; a national holiday is not by itself a day of rest of a company.
 */
import { addDays, type IsoDate, isoDate, monthNumberOf, weekday, yearOf } from "../civil-day.ts"

/** The first day for which the rules below are the law (the substitute-holiday rule of 平成17年法律第43号). */
export const holidaysFrom = isoDate("2007-01-01")

export type HolidayName =
  | "元日"
  | "成人の日"
  | "建国記念の日"
  | "天皇誕生日"
  | "春分の日"
  | "昭和の日"
  | "憲法記念日"
  | "みどりの日"
  | "こどもの日"
  | "海の日"
  | "山の日"
  | "敬老の日"
  | "秋分の日"
  | "体育の日"
  | "スポーツの日"
  | "文化の日"
  | "勤労感謝の日"
  | "天皇の即位の日"
  | "即位礼正殿の儀の行われる日"
  | "振替休日"
  | "国民の休日"

interface FixedHoliday {
  readonly name: HolidayName
  readonly monthDay: string
  readonly from: number
  readonly until?: number
}
interface MondayHoliday {
  readonly name: HolidayName
  readonly month: number
  readonly week: number
  readonly from: number
  readonly until?: number
}

const fixed: ReadonlyArray<FixedHoliday> = [
  { name: "元日", monthDay: "01-01", from: 2007 },
  { name: "建国記念の日", monthDay: "02-11", from: 2007 },
  { name: "天皇誕生日", monthDay: "12-23", from: 2007, until: 2018 },
  { name: "天皇誕生日", monthDay: "02-23", from: 2020 },
  { name: "昭和の日", monthDay: "04-29", from: 2007 },
  { name: "憲法記念日", monthDay: "05-03", from: 2007 },
  { name: "みどりの日", monthDay: "05-04", from: 2007 },
  { name: "こどもの日", monthDay: "05-05", from: 2007 },
  { name: "山の日", monthDay: "08-11", from: 2016, until: 2019 },
  { name: "山の日", monthDay: "08-11", from: 2022 },
  { name: "文化の日", monthDay: "11-03", from: 2007 },
  { name: "勤労感謝の日", monthDay: "11-23", from: 2007 },
]

const mondays: ReadonlyArray<MondayHoliday> = [
  { name: "成人の日", month: 1, week: 2, from: 2007 },
  { name: "海の日", month: 7, week: 3, from: 2007, until: 2019 },
  { name: "海の日", month: 7, week: 3, from: 2022 },
  { name: "敬老の日", month: 9, week: 3, from: 2007 },
  { name: "体育の日", month: 10, week: 2, from: 2007, until: 2019 },
  { name: "スポーツの日", month: 10, week: 2, from: 2022 },
]

/** Days that a law named once: the accession of 2019 and the Tokyo games, held in 2021. */
const once: Readonly<Record<string, HolidayName>> = {
  "2019-05-01": "天皇の即位の日",
  "2019-10-22": "即位礼正殿の儀の行われる日",
  "2020-07-23": "海の日",
  "2020-07-24": "スポーツの日",
  "2020-08-10": "山の日",
  "2021-07-22": "海の日",
  "2021-07-23": "スポーツの日",
  "2021-08-08": "山の日",
}

/** The equinoxes by the almanac's formula, good for 1980–2099; the government fixes each in February of the year before. */
const equinoxes = [
  { name: "春分の日", month: "03", base: 208_431 },
  { name: "秋分の日", month: "09", base: 232_488 },
] as const
/** 20.8431 and 23.2488 plus 0.242194 a year since 1980, less the leap days; in millionths, to stay in whole numbers. */
const equinoxDay = (base: number, year: number) =>
  Math.floor((base * 100 + 242_194 * (year - 1980)) / 1_000_000) - Math.floor((year - 1980) / 4)

const inForce = (rule: { readonly from: number; readonly until?: number }, year: number) =>
  year >= rule.from && year <= (rule.until ?? year)

const namedByLaw = (day: IsoDate): HolidayName | undefined => {
  const year = yearOf(day)
  const monthDay = day.slice(5)
  const week = Math.ceil(Number(day.slice(8)) / 7)
  return (
    once[day] ??
    fixed.find((rule) => rule.monthDay === monthDay && inForce(rule, year))?.name ??
    (weekday(day) === 1
      ? mondays.find((rule) => rule.month === monthNumberOf(day) && rule.week === week && inForce(rule, year))?.name
      : undefined) ??
    equinoxes.find(({ month, base }) => monthDay === `${month}-${String(equinoxDay(base, year)).padStart(2, "0")}`)
      ?.name
  )
}

/** A holiday on a Sunday moves to the next day that is not a holiday itself. */
const isSubstitute = (day: IsoDate): boolean => {
  let before = addDays(day, -1)
  while (namedByLaw(before) !== undefined) {
    if (weekday(before) === 0) return true
    before = addDays(before, -1)
  }
  return false
}

/**
 * The name of the national holiday on `day`, or undefined when it is none.
 *
 * Substitute days are 「振替休日」, days between two holidays 「国民の休日」. Days before `holidaysFrom` have no name here.
 *
 * Source: 国民の祝日に関する法律 第2条・第3条.
 */
export const holidayName = (day: IsoDate): HolidayName | undefined => {
  if (day < holidaysFrom) return undefined
  const name = namedByLaw(day)
  if (name !== undefined) return name
  if (isSubstitute(day)) return "振替休日"
  const isBetween = namedByLaw(addDays(day, -1)) !== undefined && namedByLaw(addDays(day, 1)) !== undefined
  return isBetween ? "国民の休日" : undefined
}
