/** The slip's texts that are made from more than one fact; one place for paper, file name and PDF title. */
import { type PayslipLabels, payslipLabels } from "./payslip-labels.ts"
import type { PayslipView } from "./payslip-view.ts"

const parts = (day: string) => day.split("-").map(Number)

export const monthText = ({ language, month }: PayslipView) => {
  const [year = 0, monthOfYear = 0] = parts(month)
  return payslipLabels[language].month(year, monthOfYear)
}

export const dayText = (labels: PayslipLabels, isoDate: string) => {
  const [year = 0, month = 0, day = 0] = parts(isoDate)
  return labels.day(year, month, day)
}

/** 11/1〜11/30; the year stands in the month beside it. */
export const periodText = (labels: PayslipLabels, { from, to }: NonNullable<PayslipView["period"]>) =>
  [from, to]
    .map((isoDate) => {
      const [, month = 0, day = 0] = parts(isoDate)
      return labels.shortDay(month, day)
    })
    .join(labels.until)

/** 給与明細書 2026年11月分 髙橋　𠮷雄 */
export const payslipTitle = (view: PayslipView) =>
  `${payslipLabels[view.language].title} ${monthText(view)} ${view.person.name}`

/** A name every file system takes, ending in .pdf: none of / \ : * ? " < > | and no control characters. */
export const payslipFileName = (view: PayslipView) => {
  const revision = view.revision === 0 ? "" : `_${payslipLabels[view.language].corrected(view.revision)}`
  const name = `${payslipLabels[view.language].title}_${monthText(view)}_${view.person.name}${revision}`
  return `${name.replace(/[/\\:*?"<>|\p{Cc}]/gu, "-").replace(/\s+/gu, " ")}.pdf`
}
