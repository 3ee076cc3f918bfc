/** Until when an order waits, and when it is spoken of: pairs just before and at each border. */
import { expect, test } from "vitest"
import { nextOf, remindersOf } from "#modules/billing/rules/sign-up-time.ts"
import { instantOf, isoDate } from "#modules/kernel/civil-day.ts"

const since = instantOf(isoDate("2026-11-20"), "12:00")
const card = { isBanking: false, since, dueOn: isoDate("2026-11-30"), reminders: 0 }
const transfer = { ...card, isBanking: true }
const at = (instant: string) => Date.parse(instant)

test("BILL-12 a card is finished within 72 hours, with a word after 24 and after 60", () => {
  expect(nextOf(card, at("2026-11-20T03:00:00Z"))).toEqual({ is: "waits", until: "2026-11-21T03:00:00.000Z" })
  expect(nextOf(card, at("2026-11-21T02:59:59.001Z"))).toEqual({ is: "waits", until: "2026-11-21T03:00:00.000Z" })
  expect(nextOf(card, at("2026-11-21T03:00:00Z"))).toEqual({ is: "reminds", reminders: 1 })
  expect(nextOf({ ...card, reminders: 1 }, at("2026-11-21T03:00:00Z"))).toEqual({
    is: "waits",
    until: "2026-11-22T15:00:00.000Z",
  })
  expect(nextOf({ ...card, reminders: 2 }, at("2026-11-23T02:59:59.999Z"))).toEqual({
    is: "waits",
    until: "2026-11-23T03:00:00.000Z",
  })
  expect(nextOf({ ...card, reminders: 2 }, at("2026-11-23T03:00:00Z"))).toEqual({ is: "over" })
})

test("D114 a transfer may come until its day is over in Japan, with a word three days before and on the morning", () => {
  expect(remindersOf(transfer).map((moment) => new Date(moment).toISOString())).toEqual([
    "2026-11-27T00:00:00.000Z",
    "2026-11-30T00:00:00.000Z",
  ])
  expect(nextOf({ ...transfer, reminders: 2 }, at("2026-11-30T14:59:59.999Z"))).toEqual({
    is: "waits",
    until: "2026-11-30T15:00:00.000Z",
  })
  expect(nextOf({ ...transfer, reminders: 2 }, at("2026-11-30T15:00:00Z"))).toEqual({ is: "over" })
})

test("BILL-12 what was slept through is said once, and never after the end", () => {
  expect(nextOf(transfer, at("2026-11-30T01:00:00Z"))).toEqual({ is: "reminds", reminders: 2 })
  expect(nextOf(transfer, at("2027-01-01T00:00:00Z"))).toEqual({ is: "over" })
  // What has come in part is looked at again, and not given back.
  expect(nextOf({ ...transfer, isHeld: true }, at("2027-01-01T00:00:00Z"))).toEqual({
    is: "waits",
    until: "2027-01-02T00:00:00.000Z",
  })
  // Ordered on its last morning: the words that lay before are none.
  const late = { ...transfer, since: instantOf(isoDate("2026-11-30"), "11:00") }
  expect(nextOf(late, at("2026-11-30T02:00:00Z"))).toEqual({ is: "waits", until: "2026-11-30T15:00:00.000Z" })
})
