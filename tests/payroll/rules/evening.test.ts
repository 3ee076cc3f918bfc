/** Hours of a company's evening shift, by which 規則19条 shares its price where the terms tell none. */
import { expect, test } from "vitest"
import { eveningOf } from "#modules/payroll/rules/hours/evening.ts"

const shift = { isOn: true, from: "21:00", to: "05:00" }
const rule = (duty: string, presenceMinutes: number, breakMinutes: number) => ({ duty, presenceMinutes, breakMinutes })
const rules = [rule("office", 360, 90), rule("worker", 480, 60), rule("worker", 360, 45)]

test.each([
  ["the worker's rest is taken, nobody else's", shift, rules, 420],
  ["a minute short of the longer rest", { ...shift, from: "21:01" }, rules, 434],
  ["a minute short of any", { ...shift, from: "23:01" }, rules, 359],
  ["without a rule for workers", shift, [rule("office", 360, 90)], 480],
  ["a rest as long as the shift leaves none", shift, [rule("worker", 60, 600)], 0],
  ["a company without an evening", { ...shift, isOn: false }, rules, 0],
  ["an evening without its times", { ...shift, to: null }, rules, 0],
])("PAY-18 %s", (_, evening, table, minutes) => {
  expect(eveningOf(evening, table)).toBe(minutes)
})
