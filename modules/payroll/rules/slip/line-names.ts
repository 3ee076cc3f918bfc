/** What a line of the slip is called; the company's own title, and its words for shifts, come first. */
import { type Language, type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import type { SlipLine } from "../../model.ts"

type Words = Readonly<Record<Language, string>>
const names: Readonly<Record<string, Words>> = {
  basePay: { ja: "基本給", en: "Base pay", vi: "Lương cơ bản" },
  hourlyBase: { ja: "割増の基礎単価", en: "Hourly base for premiums", vi: "Đơn giá giờ tính phụ trội" },
  probationHourly: { ja: "試用期間の時給", en: "Hourly wage in probation", vi: "Lương giờ thử việc" },
  absence: { ja: "欠勤控除", en: "Absence", vi: "Trừ vắng mặt" },
  shift: { ja: "シフト給", en: "Shift pay", vi: "Lương ca" },
  beyondScheduledPay: {
    ja: "法定内残業手当",
    en: "Time beyond the contract",
    vi: "Ngoài hợp đồng, trong giờ luật định",
  },
  beyondShiftPay: { ja: "シフト超過手当", en: "Time beyond the shifts", vi: "Lương ngoài giờ ca" },
  overtimePremium: { ja: "時間外割増", en: "Overtime premium", vi: "Phụ trội tăng ca" },
  overtime60Premium: {
    ja: "時間外割増（60時間超）",
    en: "Overtime premium beyond 60 h",
    vi: "Phụ trội tăng ca vượt 60 giờ",
  },
  overtimePay: { ja: "時間外手当", en: "Overtime pay", vi: "Lương tăng ca" },
  overtime60Pay: { ja: "時間外手当（60時間超）", en: "Overtime beyond 60 h", vi: "Tăng ca vượt 60 giờ" },
  deemedOvertimePay: { ja: "固定残業手当", en: "Deemed overtime", vi: "Tăng ca cố định" },
  excessOvertimePay: {
    ja: "固定残業の超過分",
    en: "Overtime beyond the deemed hours",
    vi: "Phần vượt tăng ca cố định",
  },
  excessOvertime60Pay: {
    ja: "固定残業の超過分（60時間超）",
    en: "Beyond deemed hours and 60 h",
    vi: "Vượt cố định và 60 giờ",
  },
  nightPremium: { ja: "深夜手当", en: "Night premium", vi: "Phụ cấp đêm" },
  holidayPay: { ja: "法定休日手当", en: "Statutory holiday pay", vi: "Lương ngày nghỉ luật định" },
  holidayPremium: { ja: "法定休日割増", en: "Statutory holiday premium", vi: "Phụ trội ngày nghỉ" },
  holidayNightPremium: { ja: "休日深夜手当", en: "Holiday night premium", vi: "Phụ cấp đêm ngày nghỉ" },
  minimumWage: { ja: "最低賃金の不足額", en: "Up to the minimum wage", vi: "Bù lương tối thiểu" },
  commuting: { ja: "通勤手当", en: "Commuting", vi: "Phụ cấp đi lại" },
  healthInsurance: { ja: "健康保険料", en: "Health insurance", vi: "Bảo hiểm y tế" },
  pension: { ja: "厚生年金保険料", en: "Pension", vi: "Bảo hiểm hưu trí" },
  employmentInsurance: { ja: "雇用保険料", en: "Employment insurance", vi: "Bảo hiểm thất nghiệp" },
  premiumBeyondPay: {
    ja: "引ききれない社会保険料",
    en: "Premiums beyond the pay",
    vi: "Bảo hiểm vượt quá lương",
  },
  taxBase: { ja: "課税対象額", en: "Taxable pay", vi: "Thu nhập chịu thuế" },
  incomeTax: { ja: "源泉所得税", en: "Income tax", vi: "Thuế thu nhập" },
  residentTax: { ja: "住民税", en: "Resident tax", vi: "Thuế cư trú" },
  repaidExpenses: { ja: "立替金精算", en: "Expenses paid back", vi: "Hoàn tiền chi hộ" },
  "healthInsurance.ofWhichNursingCare": {
    ja: "うち介護保険料",
    en: "of which nursing care",
    vi: "trong đó bảo hiểm chăm sóc",
  },
}
const shiftWords: Readonly<Record<WorkShift, Words>> = {
  morning: { ja: "午前", en: "morning", vi: "ca sáng" },
  afternoon: { ja: "午後", en: "afternoon", vi: "ca chiều" },
  evening: { ja: "夜間", en: "night", vi: "ca đêm" },
  other: { ja: "オプション", en: "optional", vi: "ca khác" },
}

/** A shift's word: the company's own in Japanese. */
export const shiftName = (shift: WorkShift, language: Language, labels: Readonly<Record<string, string>>): string =>
  language === "ja" ? (labels[shift] ?? shiftWords[shift].ja) : shiftWords[shift][language]

/** `labels` are the company's own words by key; only Japanese has them. */
export const lineName = (
  { key, title }: Pick<SlipLine, "key" | "title">,
  language: Language,
  labels: Readonly<Record<string, string>> = {},
): string => {
  if (title !== undefined) return title
  const [, first = key, number] = /^(.+):(\d+)$/.exec(key) ?? []
  const known = names[first]?.[language]
  if (known !== undefined) return number === undefined || number === "1" ? known : `${known}（${number}）`
  const [kind = "", of = ""] = key.split(/[:.]/)
  const name = names[kind]?.[language] ?? key
  const shift = workShifts.find((one) => one === of)
  if (shift === undefined) return of === "" || of === "1" ? name : `${name}（${of}）`
  const word = shiftName(shift, language, labels)
  return language === "ja" ? `${name}（${word}）` : `${name} (${word})`
}
