/** Days, months and clock times of forms and calls: the kernel's words with their sentences. */
import { Schema } from "effect"
import { daysBetween, IsoDate, IsoMonth, monthOf } from "../civil-day.ts"
import { ClockTime } from "../minutes.ts"
import { messageKey } from "./messages.ts"

/** "2026-11-08" on the wire, shown as 2026/11/08. */
export const Day = IsoDate.annotate({ message: messageKey("notDate") })
/** "2026-11" on the wire. */
export const Month = IsoMonth.annotate({ message: messageKey("notMonth") })
/** "08:30", any minute: what a clock showed. */
export const Clock = ClockTime.annotate({ message: messageKey("notClockTime") })

/** A clock time on a step of whole minutes: what a person plans. */
export const clockInSteps = (minutes: number) =>
  Clock.check(
    Schema.makeFilter((clock: string) => Number(clock.slice(3, 5)) % minutes === 0, {
      message: messageKey("minuteStep", minutes),
    }),
  )
/** Times of arrangements step by five minutes. */
export const PlannedClock = clockInSteps(5)

/** A day from `from` to `to`, both included. */
export const dayWithin = (from: IsoDate, to: IsoDate) =>
  Day.check(
    Schema.makeFilter((day: string) => from <= day && day <= to, { message: messageKey("outsidePeriod", from, to) }),
  )

/** A day of the month of `registered`: payment requests, pay corrections, bonus corrections (D105). */
export const dayInMonthOf = (registered: IsoDate) =>
  Day.check(
    Schema.makeFilter((day: string) => day.startsWith(monthOf(registered)), {
      message: messageKey("otherMonth", monthOf(registered)),
    }),
  )

interface Grant {
  readonly grantDate: IsoDate
  readonly expiryDate: IsoDate
}

/** Leave is granted before it expires, and lasts `days` counted with both ends (D43: 730 unless the company says more). */
export const grantLasts = (days = 730) =>
  Schema.makeFilter(({ grantDate, expiryDate }: Grant) => {
    const key =
      grantDate >= expiryDate
        ? messageKey("grantAfterExpiry")
        : daysBetween(grantDate, expiryDate) + 1 < days
          ? messageKey("grantTooShort", days)
          : undefined
    return key === undefined ? undefined : { path: ["expiryDate"], issue: key }
  })
