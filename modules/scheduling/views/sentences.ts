/** Sentences of this module that name people, sites and days; every other error speaks through the catalogue. */
import { dayOfMonth, type IsoDate, type IsoMonth, monthNumberOf, weekday, yearOf } from "#modules/kernel/civil-day.ts"
import type { Language, WorkShift } from "#modules/kernel/codes.ts"
import { inEvery } from "#modules/kernel/errors/words.ts"
import type { Words } from "#modules/kernel/errors.ts"
import type { Obstacle } from "../codes.ts"
import type { Clash } from "../contract/candidate.ts"
import { workShiftOf } from "./shift-fields.ts"

/** The company's words for its shifts. */
export type ShiftLabels = Readonly<Record<WorkShift, string>>

const weekdays = {
  ja: ["日", "月", "火", "水", "木", "金", "土"],
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  vi: ["CN", "T2", "T3", "T4", "T5", "T6", "T7"],
} as const satisfies Record<Language, ReadonlyArray<string>>

const shortDay = (day: IsoDate, language: Language, year?: number) => {
  const [month, date, name] = [monthNumberOf(day), dayOfMonth(day), weekdays[language][weekday(day)] ?? ""]
  return language === "ja"
    ? `${year === undefined ? "" : `${year}年`}${month}/${date}（${name}）`
    : `${name} ${date}/${month}${year === undefined ? "" : `/${year}`}`
}
const separator = { ja: "、", en: ", ", vi: ", " } as const satisfies Record<Language, string>
const mostDaysNamed = 4
const others = {
  ja: (more: number) => `ほか${more}日`,
  en: (more: number) => `${more} more`,
  vi: (more: number) => `${more} ngày khác`,
} as const satisfies Record<Language, (more: number) => string>

/**
 * 「11/26（木）、11/27（金）」; a long list ends with how many more there are. Whoever says the year that his reader is in has
 * the others named, each where it begins.
 */
export const namedDays = (days: ReadonlyArray<IsoDate>, language: Language, year?: number): string => {
  const named = days.slice(0, mostDaysNamed).map((day, at) => {
    const before = days[at - 1]
    const isNamed = year !== undefined && yearOf(day) !== (before === undefined ? year : yearOf(before))
    return shortDay(day, language, isNamed ? yearOf(day) : undefined)
  })
  const more = days.length - named.length
  return [...named, ...(more > 0 ? [others[language](more)] : [])].join(separator[language])
}

/** Who is already where, on all the days at once: stands beside the person in the form. */
export const clashSentence = (clash: Clash, days: ReadonlyArray<IsoDate>, labels: ShiftLabels): Words =>
  inEvery((language) => {
    const when = namedDays(days, language)
    const shift = labels[workShiftOf(clash.shift)]
    const times = `${clash.from}–${clash.to}`
    const { name, constructionSiteName: site } = clash
    return {
      ja: `${name}さんは${when}の${shift}（${times}）に「${site}」へ手配されています。`,
      en: `${name} is already arranged for "${site}" on ${when}, ${shift} (${times}).`,
      vi: `${name} đã được phân công tại "${site}" vào ${when}, ${shift} (${times}).`,
    }[language]
  })

/** Why a saved shift can't be unticked (D80). */
export const stillOnShift = (names: ReadonlyArray<string>): Words =>
  inEvery((language) => {
    const people = names.map((name) => (language === "ja" ? `${name}さん` : name)).join(separator[language])
    return {
      ja: `${people}が割り当てられています。先に外してください。`,
      en: `${people} still assigned here. Please remove them first.`,
      vi: `${people} vẫn còn trong ca này. Vui lòng bỏ ra trước.`,
    }[language]
  })

/** Somebody is put on a shift that the arrangement does not have. */
export const shiftNotTicked = (label: string): Words => ({
  ja: `${label}は選択されていないため、割り当てできません。`,
  en: `${label} is not ticked, so nobody can be assigned to it.`,
  vi: `${label} chưa được chọn nên không thể phân công.`,
})

/** D84: as many shifts as the customer asked for, but others; both sets are said. */
export const shiftsDifferFrom = (theirs: ReadonlyArray<string>, ours: ReadonlyArray<string>): Words =>
  inEvery((language) => {
    const [wished, arranged] = [theirs, ours].map((labels) => labels.join(separator[language]))
    return {
      ja: `客先の希望シフトと一致していません。客先の希望は${wished}、手配は${arranged}です。`,
      en: `The shifts differ from the ones the customer asked for: ${wished} asked for, ${arranged} arranged.`,
      vi: `Các ca không khớp với yêu cầu của khách hàng: khách yêu cầu ${wished}, phân công ${arranged}.`,
    }[language]
  })

export const obstacleTitles: Readonly<Record<Obstacle, Readonly<Record<Language, string>>>> = {
  doubleBooked: { ja: "二重手配", en: "Double booking", vi: "Trùng phân công" },
  offDay: { ja: "休みの曜日", en: "Day off", vi: "Ngày nghỉ" },
  notOnSite: { ja: "現場対象外", en: "Not for sites", vi: "Không làm công trường" },
  left: { ja: "退職", en: "Has left", vi: "Đã nghỉ việc" },
}

export const bookedFact = (
  booked: { readonly days: ReadonlyArray<IsoDate>; readonly site: string; readonly shift: string },
  language: Language,
): string => `${namedDays(booked.days, language)} ${booked.site} ${booked.shift}`

export const notOnSiteFact: Readonly<Record<Language, string>> = {
  ja: "雇用条件では現場の仕事をしません",
  en: "does not work on sites according to the terms",
  vi: "không làm tại công trường theo điều kiện hợp đồng",
}
export const leftFact = (day: IsoDate, language: Language): string =>
  ({
    ja: `${shortDay(day, "ja")}に退職しました`,
    en: `left on ${shortDay(day, "en")}`,
    vi: `nghỉ việc ngày ${shortDay(day, "vi")}`,
  })[language]

/** Why a day can't be called off, held or moved: somebody's hours are counted on it. */
export const workedOn = (day: IsoDate, names: ReadonlyArray<string>): Words =>
  inEvery((language) => {
    const people = names.map((name) => (language === "ja" ? `${name}さん` : name)).join(separator[language])
    return {
      ja: `${shortDay(day, "ja")}は${people}の打刻があります。先に勤怠を直してください。`,
      en: `${people} clocked in on ${shortDay(day, "en")}. Please correct the attendance first.`,
      vi: `${people} đã chấm công ${shortDay(day, "vi")}. Vui lòng sửa chấm công trước.`,
    }[language]
  })

/** Why a day takes no changes: its pay month, and who closed it. */
export const closedBy = (month: IsoMonth, name: string | null): Words => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return {
    ja: `${year}年${number}月の給与は${name === null ? "締めています" : `${name}さんが締めました`}。締め後の日は変更できません。`,
    en: `The pay of ${number}/${year} is closed${name === null ? "" : ` by ${name}`}. Its days can't be changed.`,
    vi: `Lương tháng ${number}/${year} đã chốt${name === null ? "" : ` bởi ${name}`}. Không thể thay đổi ngày trong tháng đó.`,
  }
}

/** Why a vendor stays on a site: the days on which its people or places stand. */
export const vendorArranged = (vendor: string, days: ReadonlyArray<IsoDate>, year: number): Words =>
  inEvery((language) => {
    const when = namedDays(days, language, year)
    return {
      ja: `${vendor}は${when}の手配に入っています。先に手配から外してください。`,
      en: `${vendor} is on the arrangements of ${when}. Please take it off them first.`,
      vi: `${vendor} đang có trong phân công ngày ${when}. Vui lòng bỏ ra khỏi phân công trước.`,
    }[language]
  })

/** A wish is answered, while what it was to change is not what it was: both values are said. */
export const changedSince = (before: string, now: string): Words => ({
  ja: `お願いのときは${before}、いまは${now}です。`,
  en: `It was ${before} when the customer asked and is ${now} now.`,
  vi: `Khi khách đề nghị là ${before}, hiện là ${now}.`,
})

/** Why a company is no choice for an arrangement: the role there (PICK-07). */
export const arrangesNothing: Readonly<Record<Language, string>> = {
  ja: "この会社での役割では、手配を作成できません。",
  en: "Your role in this company makes no arrangements.",
  vi: "Vai trò của bạn tại công ty này không tạo phân công.",
}
