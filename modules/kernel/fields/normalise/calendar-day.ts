/**
 * Days and months as people type them, given today, as "YYYY-MM-DD" and "YYYY-MM". Pure, no library, safe to run twice.
 *
 * A year of one or two digits may be Western (26) or of the era (令和8): the reading nearer to today is meant, so in
 * 2026 both 26/11/20 and 8/11/20 are 2026-11-20. A day without a year is the nearest one.
 */
import { plainSigns } from "./width.ts"

/** The year before the first of each era. */
const eras: Record<string, number> = {
  R: 2018,
  令和: 2018,
  H: 1988,
  平成: 1988,
  S: 1925,
  昭和: 1925,
  T: 1911,
  大正: 1911,
  M: 1867,
  明治: 1867,
}
const words: Record<string, number> = { 一昨日: -2, 昨日: -1, 今日: 0, 本日: 0, 明日: 1, 明後日: 2 }

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const lengthOfMonth = ({ year, month }: Parts) => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
const exists = (parts: Parts) =>
  parts.year >= 1868 &&
  parts.year <= 9999 &&
  parts.month >= 1 &&
  parts.month <= 12 &&
  parts.day >= 1 &&
  parts.day <= lengthOfMonth(parts)
const pad = (value: number) => String(value).padStart(2, "0")
const write = ({ year, month, day }: Parts) => `${year}-${pad(month)}-${pad(day)}`
const read = (day: string): Parts => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8, 10)),
})
/** Good enough to say which of two days is nearer. */
const ordinal = ({ year, month, day }: Parts) => year * 372 + month * 31 + day

const nearest = (candidates: ReadonlyArray<Parts>, today: Parts): Parts | undefined => {
  const distance = (parts: Parts) => Math.abs(ordinal(parts) - ordinal(today))
  return candidates.filter(exists).sort((a, b) => distance(a) - distance(b))[0]
}

const shifted = (today: Parts, days: number): Parts => {
  const day = today.day + days
  if (day < 1) {
    const month = today.month === 1 ? { year: today.year - 1, month: 12, day: 1 } : { ...today, month: today.month - 1 }
    return { ...month, day: lengthOfMonth(month) + day }
  }
  const length = lengthOfMonth(today)
  if (day <= length) return { ...today, day }
  return today.month === 12
    ? { year: today.year + 1, month: 1, day: day - length }
    : { ...today, month: today.month + 1, day: day - length }
}

/** The years that one, two or four digits may mean, with or without an era's sign. */
const yearsOf = (era: string | undefined, digits: string): ReadonlyArray<number> => {
  const year = digits === "元" ? 1 : Number(digits)
  const before = era === undefined ? undefined : eras[era.toUpperCase()]
  if (before !== undefined) return [before + year]
  return digits.length > 2 ? [year] : [2018 + year, 2000 + year, 1900 + year]
}

const dayForm = /^(令和|平成|昭和|大正|明治|[RHSTM](?=\d|元))?(\d{4}|\d{1,2}|元)[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/i
const shortForm = /^(\d{1,2})[-/.月](\d{1,2})日?$/
const solidForm = /^(\d{4}|\d{2}|)(\d{2})(\d{2})$/

const candidatesOf = (text: string, today: Parts): ReadonlyArray<Parts> => {
  const around = [today.year, today.year - 1, today.year + 1]
  const [, era, year, month, day] = dayForm.exec(text) ?? []
  if (year !== undefined) return yearsOf(era, year).map((y) => ({ year: y, month: Number(month), day: Number(day) }))
  const [, shortMonth, shortDay] = shortForm.exec(text) ?? []
  if (shortMonth !== undefined)
    return around.map((y) => ({ year: y, month: Number(shortMonth), day: Number(shortDay) }))
  const [, solidYear, solidMonth, solidDay] = solidForm.exec(text) ?? []
  if (solidYear === undefined) return []
  const years = solidYear === "" ? around : yearsOf(undefined, solidYear)
  return years.map((y) => ({ year: y, month: Number(solidMonth), day: Number(solidDay) }))
}

/** 8/11/20, 2026年11月8日, R8.11.8, 11/8, 20261108, 明日 → YYYY-MM-DD; what is no day comes back half width. */
export const normaliseDay = (text: string, today: string): string => {
  const plain = plainSigns(text)
    .replace(/\s+/g, "")
    .replace(/[(（][日月火水木金土][)）]$/, "")
  const days = words[plain]
  if (days !== undefined) return write(shifted(read(today), days))
  const day = nearest(candidatesOf(plain, read(today)), read(today))
  return day === undefined ? plain : write(day)
}

/** 2026/11, 2026年11月, R8.11, 202611 → YYYY-MM; what is no month comes back half width. */
export const normaliseMonth = (text: string, today: string): string => {
  const plain = plainSigns(text).replace(/\s+/g, "")
  const [, year, month] = /^(\d{4})(\d{2})$/.exec(plain) ?? /^(.+)[-/.年](\d{1,2})月?$/.exec(plain) ?? []
  if (year === undefined || month === undefined) return plain
  const day = normaliseDay(`${year}/${month}/1`, today)
  return /^\d{4}-\d{2}-01$/.test(day) ? day.slice(0, 7) : plain
}
