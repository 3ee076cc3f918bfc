/** 予定 on the device, for the hours without a signal: one's own last, this and next month, as the company sent them. */
import { isUnreachable } from "@/lib/api-error.ts"
import { keep, kept } from "@/lib/device/kept.ts"
import { currentOwner } from "@/lib/device/owner.ts"
import { monthOf, shiftMonth } from "./days.ts"
import type { CalendarView } from "./fetch-calendar.ts"

interface KeptMonth {
  readonly month: string
  readonly view: CalendarView
  /** By the device's clock, in milliseconds. */
  readonly receivedAt: number
}
/** What the company sent; `keptAt` says since when the device has it, where the company could not be asked. */
export type MonthView = CalendarView & { readonly keptAt?: number }

/** Three places that are used in turn, so that nothing old stays behind. */
const placeOf = (month: string) => `schedule.${Number(month.slice(5)) % 3}`

/** Only one's own: a company's whole month belongs to no telephone. */
const isOwn = (view: CalendarView) => view.slots.needed === undefined

const isNear = (month: string, today: string) =>
  [-1, 0, 1].some((months) => shiftMonth(monthOf(today), months) === month)

const keepMonth = async (month: string, view: CalendarView) => {
  if (!isOwn(view) || !isNear(month, view.today)) return
  const own: KeptMonth = { month, view, receivedAt: Date.now() }
  await keep(currentOwner(), placeOf(month), own)
}
const keptMonth = async (month: string) => {
  const found = await kept<KeptMonth>(currentOwner(), placeOf(month))
  return found?.month === month ? found : undefined
}

/** The month from the company; where it can't be reached the one on the device, which says since when. */
export const monthOrKept = async (month: string, ask: () => Promise<CalendarView>): Promise<MonthView> => {
  try {
    const view = await ask()
    await keepMonth(month, view)
    return view
  } catch (error) {
    const own = isUnreachable(error) ? await keptMonth(month) : undefined
    if (own === undefined) throw error
    return { ...own.view, keptAt: own.receivedAt }
  }
}

/** Of these months those that the device has. */
export const monthsOnDevice = async (months: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const found = await Promise.all(months.map(keptMonth))
  return found.flatMap((one) => (one === undefined ? [] : [one.month]))
}
