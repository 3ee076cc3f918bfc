/** What somebody reads of an arrangement that he is on, was taken off, or that changed. */
import { type IsoDate, yearOf } from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { namedDays } from "./sentences.ts"

export type CrewTold = "arranged" | "removed" | "changed" | "deleted" | "held" | "released" | "restored" | "settled"
interface About {
  readonly siteName: string
  readonly days: ReadonlyArray<IsoDate>
  /** Days of another year are said with it. */
  readonly today: IsoDate
}

const sentences = {
  arranged: {
    ja: (days, site) => `${days}「${site}」の手配に入りました。`,
    en: (days, site) => `You are arranged for ${site} on ${days}.`,
    vi: (days, site) => `Bạn được phân công tại ${site}, ${days}.`,
  },
  removed: {
    ja: (days, site) => `${days}「${site}」の手配から外れました。`,
    en: (days, site) => `You are no longer arranged for ${site} on ${days}.`,
    vi: (days, site) => `Bạn không còn được phân công tại ${site}, ${days}.`,
  },
  changed: {
    ja: (days, site) => `${days}「${site}」の手配が変わりました。`,
    en: (days, site) => `The arrangement at ${site} on ${days} has changed.`,
    vi: (days, site) => `Phân công tại ${site}, ${days} đã thay đổi.`,
  },
  deleted: {
    ja: (days, site) => `${days}「${site}」の手配は取りやめになりました。`,
    en: (days, site) => `The arrangement at ${site} on ${days} is called off.`,
    vi: (days, site) => `Phân công tại ${site}, ${days} đã bị hủy.`,
  },
  held: {
    ja: (days, site) => `${days}「${site}」の手配は保留になりました。`,
    en: (days, site) => `The arrangement at ${site} on ${days} is on hold.`,
    vi: (days, site) => `Phân công tại ${site}, ${days} đang tạm giữ.`,
  },
  released: {
    ja: (days, site) => `${days}「${site}」の手配の保留が解けました。予定どおり行います。`,
    en: (days, site) => `The arrangement at ${site} on ${days} is no longer on hold.`,
    vi: (days, site) => `Phân công tại ${site}, ${days} không còn tạm giữ.`,
  },
  restored: {
    ja: (days, site) => `${days}「${site}」の手配の取りやめを取り消しました。予定どおり行います。`,
    en: (days, site) => `The arrangement at ${site} on ${days} takes place after all.`,
    vi: (days, site) => `Phân công tại ${site}, ${days} không bị hủy nữa, vẫn thực hiện như kế hoạch.`,
  },
  settled: {
    ja: (days, site) => `${days}「${site}」の依頼が決まりました。時間をご確認ください。`,
    en: (days, site) => `Your request at ${site} on ${days} is settled. Please look at the times.`,
    vi: (days, site) => `Yêu cầu tại ${site}, ${days} đã được chốt. Vui lòng xem giờ.`,
  },
} as const satisfies Record<CrewTold, Record<Language, (days: string, site: string) => string>>

export const crewNotice = (what: CrewTold, { siteName, days, today }: About, language: Language) =>
  sentences[what][language](namedDays(days, language, yearOf(today)), siteName)
