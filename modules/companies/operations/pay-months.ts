/**
 * Whether a pay month still takes changes. Every write that touches a month reads its row for share; the freeze
 * takes it for update, so no write can slip between the freeze and the reading of the inputs.
 */
import { Effect } from "effect"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { heldPayMonths, heldPayMonthsBetween, payMonthForUpdate, payMonthsOf, savePayMonth } from "../repository.ts"

export type PayMonthState = "open" | "closing" | "closed"

/** Holds these months as they are until the transaction ends; gives those that take no change. One statement. */
export const holdPayMonths = Effect.fnUntraced(function* (companyId: number, months: ReadonlyArray<IsoMonth>) {
  const rows = months.length === 0 ? [] : yield* heldPayMonths(companyId, months)
  return new Set(months.filter((_, n) => (rows[n]?.state ?? "open") !== "open"))
})

/** Holds the month open until the transaction ends. Fails with Closed_Salary_Day_Not_Editable. */
export const holdPayMonthOpen = Effect.fnUntraced(function* (companyId: number, month: IsoMonth) {
  if ((yield* holdPayMonths(companyId, [month])).size > 0) return yield* refuse("Closed_Salary_Day_Not_Editable")
})

/**
 * Holds every month from `from` to `to` open until the transaction ends: for changes that count from a day on.
 * Fails with Closed_Salary_Day_Not_Editable when one of them is closing or closed.
 */
export const holdPayMonthsOpen = Effect.fn("Companies.holdPayMonthsOpen")(function* (
  companyId: number,
  from: IsoMonth,
  to: IsoMonth,
) {
  const rows = yield* heldPayMonthsBetween(companyId, from, to)
  const closed = rows.find(({ state }) => state !== "open")
  if (closed !== undefined) {
    return yield* new Refused({ code: "Closed_Salary_Day_Not_Editable", reason: closed.month })
  }
})

/** Reads the month's state and revision, locked for the one who changes them. */
export const lockPayMonth = Effect.fn("Companies.lockPayMonth")(function* (companyId: number, month: string) {
  const row = yield* payMonthForUpdate(companyId, month)
  return { state: row?.state ?? "open", revision: row?.revision ?? 0 }
})

export const setPayMonthState = Effect.fn("Companies.setPayMonthState")(function* (
  companyId: number,
  month: string,
  next: { readonly state: PayMonthState; readonly revision: number; readonly changedBy: number },
) {
  yield* savePayMonth(companyId, month, { ...next, changedAt: yield* instantNow })
})

/** The states of several months, and who brought them there when; a month without a row is open. */
export const payMonthStates = Effect.fn("Companies.payMonthStates")(function* (
  companyId: number,
  months: ReadonlyArray<string>,
) {
  const rows = yield* payMonthsOf(companyId, months)
  return new Map(rows.map(({ month, ...row }) => [month, row]))
})
