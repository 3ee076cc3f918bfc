/** The month's rows as the grid draws them: of each day with a plan, a punch or a correction what the server tells of its kind. */
import type { MonthCell, MonthRow as SentRow } from "#modules/timekeeping/contract.ts"
import { eachDay } from "@/features/scheduling/days.ts"

export interface MonthDay extends MonthCell {
  readonly day: string
  readonly workedMinutes: number
}
export interface MonthRow extends Omit<SentRow, "cells" | "workedMinutes"> {
  readonly days: ReadonlyArray<MonthDay>
}
interface SentMonth {
  readonly from: string
  readonly to: string
  readonly cells: ReadonlyArray<MonthCell>
  readonly data: ReadonlyArray<SentRow>
}

export const monthRows = ({ from, to, cells, data }: SentMonth): ReadonlyArray<MonthRow> => {
  const all = eachDay(from, to)
  return data.map(({ cells: places, workedMinutes, ...row }) => ({
    ...row,
    days: all.flatMap((day, at) => {
      const cell = cells[places[at] ?? -1]
      return cell === undefined ? [] : [{ ...cell, day, workedMinutes: workedMinutes[at] ?? 0 }]
    }),
  }))
}
