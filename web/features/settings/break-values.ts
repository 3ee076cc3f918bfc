/** Breaks by duty as texts of a form: a length of presence, and the break from there on. */
import { type BreakDuty, ofEachDuty } from "#modules/companies/codes.ts"
import { numberOrNull } from "@/lib/form/texts.ts"
import type { Company } from "./company-query.ts"

export interface BreakLine {
  readonly hour: string
  readonly minute: string
  readonly break: string
}
export type BreakValues = Readonly<Record<BreakDuty, ReadonlyArray<BreakLine>>>
export const newLine: BreakLine = { hour: "", minute: "0", break: "" }

export const breakValues = ({ breakTime }: Company): BreakValues =>
  ofEachDuty((duty) =>
    breakTime[duty].map((row) => ({ hour: String(row.hour), minute: String(row.minute), break: String(row.break) })),
  )
export const breakBody = (values: BreakValues) => ({
  breakTime: ofEachDuty((duty) =>
    values[duty].map((line) => ({
      hour: numberOrNull(line.hour),
      minute: numberOrNull(line.minute),
      break: numberOrNull(line.break),
    })),
  ),
})
/** The request calls a cell breakTime.worker.0.hour, the form worker.0.hour. */
export const cellOf = (name: string) => name.replace(/^breakTime\./, "")
export const cells = ["hour", "minute", "break"] as const

/** Whether a table takes less off than the law asks: beyond so many minutes of presence less its break. */
export const isUnderLaw = (lines: ReadonlyArray<BreakLine>, legal: Company["legalBreaks"]): boolean => {
  const rows = lines.map((line) => ({ from: Number(line.hour) * 60 + Number(line.minute), rest: Number(line.break) }))
  const taken = (presence: number) =>
    rows.filter(({ from }) => from <= presence).toSorted((a, b) => b.from - a.from)[0]?.rest ?? 0
  const presences = [...new Set([...rows.map(({ from }) => from), ...legal.flatMap((one) => [one.beyondMinutes + 1])])]
  return presences.some((presence) => {
    const rest = taken(presence)
    return legal.some((one) => presence - rest > one.beyondMinutes && rest < one.break)
  })
}
