/** Which window an admin is shown, whether it closes and what its buttons do: on coming in and on going over. */
import { describe, expect, test } from "vitest"
import { type AlertFacts, alertOf, switchAlertOf } from "#modules/billing/rules/alert.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"

const today = isoDate("2026-12-04")
const bill = { purpose: "month", total: 9102, dueOn: isoDate("2026-12-10") } as const
const paid: AlertFacts = {
  gate: undefined,
  isApproved: true,
  isLegacyPlan: false,
  isPending: false,
  isBanking: false,
  isMultiMonth: false,
  isPrepaid: false,
  expiredAt: null,
  bills: [],
}
const over = { ...paid, gate: { kind: "planExpired" } } as const
const never = { ...paid, gate: { kind: "paymentIncomplete" } } as const
const year = { ...paid, isPrepaid: true, isMultiMonth: true }
/** `×` behind a kind: it can't be put away. */
const said = (of: AlertFacts) => {
  const alert = alertOf(of, today)
  return alert === undefined ? "" : `${alert.kind}${alert.closable ? "" : " ×"}: ${alert.actions.join(" ")}`
}
const saidOnSwitch = (of: AlertFacts) => {
  const alert = switchAlertOf(of)
  return alert === undefined ? "" : `${alert.kind}: ${alert.actions.join(" ")}`
}

describe("PICK-08 PICK-09 BILL-09 BILL-10 BILL-19 on coming in", () => {
  test.each<[string, AlertFacts, string]>([
    ["paid, nothing owed", paid, ""],
    ["over, by transfer, owing", { ...over, isBanking: true, bills: [bill] }, "planExpired ×: payNow switchCompany"],
    ["over, by transfer, owing nothing", { ...over, isBanking: true }, "planExpired ×: choosePlan switchCompany"],
    [
      "registered by card, not let in, not paid",
      { ...never, isApproved: false, bills: [bill] },
      "paymentIncomplete ×: payNow switchCompany",
    ],
    ["not let in, nothing to pay", { ...never, isApproved: false }, "paymentIncomplete ×: switchCompany"],
    [
      "never paid, by transfer",
      { ...never, isBanking: true, bills: [bill] },
      "paymentIncomplete ×: payNow switchCompany",
    ],
    ["over, owing", { ...over, bills: [bill] }, "planExpired: payNow changePlan later"],
    ["over, owing nothing (a trial)", over, "planExpired: choosePlan switchCompany"],
    ["over, of plan 1000", { ...over, isLegacyPlan: true, bills: [bill] }, "planExpired: choosePlan switchCompany"],
    ["waits for the platform", { ...paid, gate: { kind: "notApproved" } }, "notApproved ×: switchCompany"],
    ["of plan 1000, in use", { ...paid, isLegacyPlan: true, bills: [bill] }, "rechoose: choosePlan later"],
    ["a month is owed", { ...paid, bills: [bill] }, "unpaid: payNow later"],
    ["more months are ordered and not paid", { ...paid, bills: [{ ...bill, purpose: "extend" }] }, ""],
    [
      "several months end within one",
      { ...year, expiredAt: isoDate("2027-01-04") },
      "ending: extendPlan changePlan later",
    ],
    ["several months end later", { ...year, expiredAt: isoDate("2027-01-05") }, ""],
    [
      "one month ends within a week",
      { ...year, isMultiMonth: false, expiredAt: isoDate("2026-12-11") },
      "ending: extendPlan changePlan later",
    ],
    ["one month ends later", { ...year, isMultiMonth: false, expiredAt: isoDate("2026-12-12") }, ""],
    ["a stop that is to come is no end of a term", { ...paid, expiredAt: isoDate("2026-12-10") }, ""],
  ])("%s", (_, of, expected) => expect(said(of)).toBe(expected))
})

describe("PICK-05 on going over to a company", () => {
  test.each<[string, AlertFacts, string]>([
    ["payment is active", { ...paid, bills: [bill] }, ""],
    ["waits for the platform", { ...paid, gate: { kind: "notApproved" }, bills: [bill] }, ""],
    ["pending", { ...over, isPending: true, bills: [bill] }, ""],
    ["over, owing", { ...over, bills: [bill] }, "remind: payNow later"],
    ["over, owing for several months", { ...over, isMultiMonth: true, bills: [bill] }, "error: payNow cancel"],
    ["over, owing nothing", over, "error: payNow cancel"],
    ["never paid", { ...never, bills: [bill] }, "remind: payNow later"],
  ])("%s", (_, of, expected) => expect(saidOnSwitch(of)).toBe(expected))
})
