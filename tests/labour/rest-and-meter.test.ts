import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { readLawBook } from "#modules/kernel/law/read-law-book.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import {
  labourLawOf,
  legalRest,
  missingRest,
  overtimeMeter,
  overtimeRemaining,
  restByRule,
} from "#modules/labour/index.ts"

const labourLaw = labourLawOf(await Effect.runPromise(readLawBook))
const law = Result.getOrThrow(labourLaw.on(isoDate("2026-10-01")))
const limits = Result.getOrThrow(labourLaw.limitsOn(isoDate("2026-10-01")))

describe("rest", () => {
  test("six hours need none, a minute more 45, eight hours 45, a minute more 60", () => {
    expect([360, 361, 480, 481].map((worked) => legalRest(minutes(worked), law))).toEqual([0, 45, 45, 60])
    expect(missingRest(minutes(481), minutes(45), law)).toBe(15)
    expect(missingRest(minutes(480), minutes(60), law)).toBe(0)
  })
  test("the company's line with the largest threshold that is reached counts", () => {
    const rules = [
      { fromPresence: minutes(480), rest: minutes(60) },
      { fromPresence: minutes(360), rest: minutes(45) },
    ]
    expect([359, 360, 479, 480, 900].map((presence) => restByRule(rules, minutes(presence)))).toEqual([
      0, 45, 45, 60, 60,
    ])
  })
})

describe("the agreement of article 36", () => {
  const month = (hours: number, extra = 0, holiday = 0) => ({ overtime: hours * 60 + extra, holiday: holiday * 60 })
  const meter = (now: ReturnType<typeof month>, lastFive = [month(0)], yearBefore = lastFive) =>
    overtimeMeter(now, { yearBefore, lastFive }, limits)

  test("45:00 is inside the month, 45:01 needs the special clause", () => {
    expect(meter(month(45))).toMatchObject({ leftInMonth: 0, isSpecialClauseNeeded: false })
    expect(meter(month(45, 1))).toMatchObject({ leftInMonth: -1, isSpecialClauseNeeded: true })
  })
  test("360:00 is inside the year, 360:01 is not", () => {
    const year = Array.from({ length: 8 }, () => month(44))
    expect(meter(month(8), year.slice(-5), year)).toMatchObject({ leftInYear: 0, isSpecialClauseNeeded: false })
    expect(meter(month(8, 1), year.slice(-5), year)).toMatchObject({ leftInYear: -1, isSpecialClauseNeeded: true })
  })
  test("99:59 with holiday work is lawful, 100:00 is not", () => {
    expect(meter(month(79, 59, 20))).toMatchObject({ leftUnderHundred: 0, isUnlawfulEvenWithSpecialClause: false })
    expect(meter(month(80, 0, 20))).toMatchObject({ leftUnderHundred: -1, isUnlawfulEvenWithSpecialClause: true })
  })
  test("the average of 80 hours holds over every run of two to six months", () => {
    const before = [month(70), month(70), month(70), month(80), month(80)]
    expect(meter(month(80), before)).toMatchObject({ leftInAverage: 0, isUnlawfulEvenWithSpecialClause: false })
    expect(meter(month(80, 1), before)).toMatchObject({ leftInAverage: -1, isUnlawfulEvenWithSpecialClause: true })
  })
  test("a seventh month beyond 45 hours is unlawful", () => {
    const six = Array.from({ length: 6 }, () => month(46))
    expect(meter(month(45), six.slice(-5), six)).toMatchObject({
      monthsBeyond: 6,
      isUnlawfulEvenWithSpecialClause: false,
    })
    expect(meter(month(46), six.slice(-5), six)).toMatchObject({
      monthsBeyond: 7,
      isUnlawfulEvenWithSpecialClause: true,
    })
  })
  test("the hours that remain are the least of month, year and average, and may be negative (D89)", () => {
    expect(overtimeRemaining(meter(month(30)))).toBe(15 * 60)
    const year = Array.from({ length: 8 }, () => month(44))
    expect(overtimeRemaining(meter(month(10), year.slice(-5), year))).toBe(-120)
  })
  test("the day before the limits reached the construction trade has no law", () => {
    expect(Result.isFailure(labourLaw.limitsOn(isoDate("2024-03-31")))).toBe(true)
    expect(Result.isSuccess(labourLaw.limitsOn(isoDate("2024-04-01")))).toBe(true)
  })
})
