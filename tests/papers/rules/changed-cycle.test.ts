/** PAPER-16: what a change of a party's cycle leaves between two papers is covered by the next one, once. */
import { expect, test } from "vitest"
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { type Closing, withWhatWasLeft } from "#modules/papers/rules/changed-cycle.ts"
import { closedPeriods } from "#modules/papers/rules/closed-period.ts"

const month = (closingDate: number): Closing => ({ cycle: "month", closingDate })
const week: Closing = { cycle: "week", closingDate: 0 }
const day: Closing = { cycle: "day", closingDate: 0 }
const dueOn = (today: string, now: Closing, lastClosed?: string, change?: { since: string; before: Closing }) =>
  withWhatWasLeft(
    closedPeriods(isoDate(today), now),
    now,
    lastClosed === undefined ? undefined : isoDate(lastClosed),
    change === undefined ? undefined : { ...change, since: isoDate(change.since) },
  )
    .filter(({ to }) => to !== lastClosed)
    .map(({ from, to }: { from: IsoDate; to: IsoDate }) => `${from} ${to}`)

test.each([
  // 2026-12-20 is a Sunday: the week before it is over, and the days of the month that no week holds come with it.
  [
    "month to week",
    "2026-12-21",
    week,
    "2026-11-30",
    { since: "2026-12-14", before: month(0) },
    ["2026-12-01 2026-12-20"],
  ],
  [
    "the next week is a week",
    "2026-12-28",
    week,
    "2026-12-20",
    { since: "2026-12-14", before: month(0) },
    ["2026-12-21 2026-12-27"],
  ],
  // Written down afterwards: the weeks before it are older than a week by now.
  [
    "month to week, of old",
    "2026-12-24",
    week,
    "2026-11-30",
    { since: "2026-12-01", before: month(0) },
    ["2026-12-01 2026-12-20"],
  ],
  [
    "a month without any paper",
    "2026-12-21",
    week,
    undefined,
    { since: "2026-12-14", before: month(0) },
    ["2026-12-01 2026-12-20"],
  ],
  [
    "week to month: days with a paper are left out",
    "2027-01-01",
    month(0),
    "2026-12-13",
    { since: "2026-12-14", before: week },
    ["2026-12-14 2026-12-31"],
  ],
  [
    "week to day: the earliest alone reaches back",
    "2026-12-18",
    day,
    "2026-12-13",
    { since: "2026-12-16", before: week },
    ["2026-12-17 2026-12-17", "2026-12-16 2026-12-16", "2026-12-15 2026-12-15", "2026-12-14 2026-12-14"],
  ],
  ["20日 to the month's end", "2027-01-01", month(0), "2026-11-20", undefined, ["2026-11-21 2026-12-31"]],
  ["20日 to 15日", "2026-12-16", month(15), "2026-11-20", undefined, ["2026-11-21 2026-12-15"]],
  [
    "nothing changed, and a month had no work",
    "2027-01-01",
    month(0),
    "2026-10-31",
    undefined,
    ["2026-12-01 2026-12-31"],
  ],
  ["no paper ever", "2027-01-01", month(0), undefined, undefined, ["2026-12-01 2026-12-31"]],
] as const)("PAPER-16 %s", (_, today, now, lastClosed, change, due) => {
  expect(dueOn(today, now, lastClosed, change)).toEqual(due)
})
