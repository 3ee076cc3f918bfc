/**
 * Days, times, durations and yen as people read them.
 *
 * Days come as "YYYY-MM-DD" (Asia/Tokyo), instants as UTC ISO strings, durations as whole minutes, money as whole yen.
 */
import type { Language } from "#modules/kernel/codes/language.ts"

const locales = { ja: "ja-JP", vi: "vi-VN", en: "en-GB" } as const satisfies Record<Language, string>
const tokyo = "Asia/Tokyo"

const two = (value: number) => String(value).padStart(2, "0")
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const monthOf = (day: string) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })
const dateOf = (day: string) => Number(day.slice(8, 10))

// Made once: a list of 10,000 rows asks for each of its instants.
const tokyoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: tokyo, dateStyle: "short" })
const tokyoClock = new Intl.DateTimeFormat("en-GB", { timeZone: tokyo, hour: "2-digit", minute: "2-digit" })

/** Day in Tokyo of an instant, as "YYYY-MM-DD". */
export const dayOfInstant = (instant: string) => tokyoDay.format(new Date(instant))

/** 0 is Sunday. */
export const weekdayOf = (day: string) => noon(day).getUTCDay()

/** 2026/11/20: tables and fields (UI-04). */
export const slashDate = (day: string) => day.replaceAll("-", "/")

/** 07:36 of an instant, in Tokyo. */
export const clockTime = (instant: string) => tokyoClock.format(new Date(instant))

/** 8:32: tables. Negative durations carry ▲. */
export const hoursAndMinutes = (minutes: number) => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? "▲" : ""}${Math.floor(size / 60)}:${two(size % 60)}`
}
/** ¥1,234; ▲¥1,234 for deductions and decreases. Kept from breaking; always beside 税抜 or 税込 where tax matters. */
export const yen = (amount: number) => `${amount < 0 ? "▲" : ""}¥${Math.abs(amount).toLocaleString("ja-JP")}`

/** 1,234; the unit stands in the head of the column. */
export const figure = (amount: number) => `${amount < 0 ? "▲" : ""}${Math.abs(amount).toLocaleString("ja-JP")}`

const weekday = (language: Language, day: string, style: "short" | "long") =>
  new Intl.DateTimeFormat(locales[language], { timeZone: "UTC", weekday: style }).format(noon(day))

const heading = {
  ja: (day: string) => `${monthOf(day).month}月${dateOf(day)}日（${weekday("ja", day, "short")}）`,
  vi: (day: string) => `${weekday("vi", day, "long")}, ${two(dateOf(day))}/${two(monthOf(day).month)}`,
  en: (day: string) => `${weekday("en", day, "short")} ${dateOf(day)} ${shortMonth(day)}`,
} as const satisfies Record<Language, (day: string) => string>

const shortMonth = (day: string) =>
  new Intl.DateTimeFormat(locales.en, { timeZone: "UTC", month: "short" }).format(noon(day))

const month = {
  ja: (day: string) => `${monthOf(day).year}年${monthOf(day).month}月`,
  vi: (day: string) => `Tháng ${monthOf(day).month}/${monthOf(day).year}`,
  en: (day: string) =>
    new Intl.DateTimeFormat(locales.en, { timeZone: "UTC", month: "long", year: "numeric" }).format(noon(day)),
} as const satisfies Record<Language, (day: string) => string>

const duration = {
  ja: (hours: number, rest: number) => [hours > 0 && `${hours}時間`, (rest > 0 || hours === 0) && `${rest}分`],
  vi: (hours: number, rest: number) => [hours > 0 && `${hours} giờ`, (rest > 0 || hours === 0) && `${rest} phút`],
  en: (hours: number, rest: number) => [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`],
} as const satisfies Record<Language, (hours: number, rest: number) => ReadonlyArray<string | false>>

const yearOfToday = () => Number(dayOfInstant(new Date().toISOString()).slice(0, 4))
const isOtherYear = (day: string) => monthOf(day).year !== yearOfToday()
const longDays = {
  ja: (day: string) => `${monthOf(day).year}年${heading.ja(day)}`,
  vi: (day: string) => `${heading.vi(day)}/${monthOf(day).year}`,
  en: (day: string) => `${heading.en(day)} ${monthOf(day).year}`,
} as const satisfies Record<Language, (day: string) => string>

/** The wordings that differ by language. A day of another year is said with it, so that nobody takes it for this one's. */
export const formatIn = (language: Language) => ({
  /** 11月20日（金）: headings. */
  day: (day: string) => (isOtherYear(day) ? longDays[language](day) : heading[language](day)),
  /** 2026年11月20日（金） */
  longDay: longDays[language],
  /** 11/5: heads and tables; day before month where that is how it is read. */
  shortDay: (day: string) => {
    const [year, month, date] = [monthOf(day).year, monthOf(day).month, dateOf(day)]
    const isNamed = isOtherYear(day)
    return language === "ja"
      ? [...(isNamed ? [year] : []), month, date].join("/")
      : [date, month, ...(isNamed ? [year] : [])].join("/")
  },
  /** 2026年11月, of any of its days or of "2026-11". */
  month: (day: string) => month[language](day.length === 7 ? `${day}-01` : day),
  /** 金 */
  weekday: (day: string) => weekday(language, day, "short"),
  /** 8時間32分: sentences. */
  duration: (minutes: number) =>
    duration[language](Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60)
      .filter((part) => part !== false)
      .join(language === "ja" ? "" : " "),
  /** 3日前, 2 hours ago: how old what is shown is. */
  ago: (instant: string, now: string) => {
    const minutes = Math.round((Date.parse(instant) - Date.parse(now)) / 60_000)
    const words = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" })
    if (Math.abs(minutes) < 60) return words.format(minutes, "minute")
    if (Math.abs(minutes) < 24 * 60) return words.format(Math.round(minutes / 60), "hour")
    return words.format(Math.round(minutes / 1440), "day")
  },
})
export type Format = ReturnType<typeof formatIn>
