/** How a plan is paid in the wizard: what goes together and what is still missing. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { bodyOf, openingDraft } from "../../web/features/registration/draft.ts"
import {
  countedOf,
  inOrder,
  isSentAtOnce,
  kindOf,
  missingOf,
  paidNowBy,
  withChosen,
  withOption,
  withPlan,
} from "../../web/features/registration/payment-choice.ts"
import type { Plan } from "../../web/features/registration/registration-queries.ts"

const counted = (total: number) => ({
  ...{ total, tax: 0, gross: total, discount: 0, freeMonths: 0, usableMonths: 1, perMonth: total },
  expiredAt: isoDate("2026-12-20"),
  campaign: null,
})
const year: Plan["subscriptionOptions"][number] = {
  id: 4,
  numberOfPaymentMonths: 12,
  benefit: "FREE_MONTH",
  benefitValue: 3,
  status: 1,
  ...counted(237_600),
}
const plan: Plan = {
  ...{ id: 6, name: "プロ", price: 19_800, totalUser: 100, description: "", isContact: 0, isMultiMonthPayment: 1 },
  paymentMethods: ["credit", "bank"],
  subscriptionOptions: [year],
  oneMonth: counted(19_800),
}
const free: Plan = { ...plan, id: 1, paymentMethods: [], subscriptionOptions: [] }
const talked: Plan = { ...free, id: 3, isContact: 1 }
const opening = openingDraft("a@b.example", { morning: "", afternoon: "", evening: "" })

test("WIZ-14 several months at once are paid in advance; back at one month the term is chosen anew", () => {
  const later = { ...withPlan(opening, plan, null), paymentTerm: "PAY_LATER" } as const
  expect(withOption(later, 4)).toMatchObject({ subscriptionOptionId: 4, paymentTerm: "PREPAYMENT" })
  expect(withOption(later, null).paymentTerm).toBe("PAY_LATER")
  expect(withOption(withOption(later, 4), null).paymentTerm).toBe("")
  expect(withPlan(later, plan, 4).paymentTerm).toBe("PREPAYMENT")
})

test("WIZ-22 it is registered when term and way are chosen, and a way that the plan has not is none", () => {
  const chosen = withPlan(opening, plan, null)
  expect(missingOf(chosen, plan)).toBe("term")
  const prepaid = { ...chosen, paymentTerm: "PREPAYMENT" } as const
  expect(missingOf(prepaid, plan)).toBe("method")
  expect(missingOf({ ...prepaid, paymentMethod: "bank" }, plan)).toBeUndefined()
  const onlyBank: Plan = { ...plan, paymentMethods: ["bank"] }
  expect(missingOf({ ...prepaid, paymentMethod: "credit" }, onlyBank)).toBe("method")
  expect(withPlan({ ...prepaid, paymentMethod: "bank", subscriptionOptionId: 4 }, free, null)).toMatchObject({
    subscriptionId: 1,
    subscriptionOptionId: null,
    paymentTerm: "",
    paymentMethod: "",
  })
  // The only way need not be chosen.
  expect(withPlan({ ...prepaid, paymentMethod: "credit" }, onlyBank, null).paymentMethod).toBe("bank")
})

test("WIZ-16 WIZ-17 what costs nothing is sent at once and says nothing of payment; a transfer in advance is waited for", () => {
  expect([free, talked, plan].map(kindOf)).toEqual(["free", "talked", "priced"])
  expect([isSentAtOnce(free), isSentAtOnce(plan), isSentAtOnce({ ...plan, id: 2 })]).toEqual([true, false, true])
  const paid = { ...withPlan(opening, plan, 4), paymentMethod: "bank" } as const
  expect(bodyOf(paid, "free")).toMatchObject({ subscriptionOptionId: null, paymentTerm: null, isBanking: 0 })
  expect(paidNowBy(paid, "priced")).toBe("bank")
  expect(paidNowBy(paid, "free")).toBeUndefined()
  expect(paidNowBy({ ...paid, paymentTerm: "PAY_LATER" }, "priced")).toBeUndefined()
  expect(paidNowBy({ ...paid, paymentMethod: "credit" }, "priced")).toBe("credit")
})

test("WIZ-10 WIZ-13 the plan that is talked about stands third, and figures are those of the chosen months", () => {
  const light = { ...plan, id: 4 }
  expect(inOrder([free, talked, light, plan]).map(({ id }) => id)).toEqual([1, 4, 3, 6])
  expect(inOrder([free, talked]).map(({ id }) => id)).toEqual([1, 3])
  expect(countedOf(plan, { subscriptionOptionId: 4 })).toMatchObject({ months: 12, counted: { total: 237_600 } })
  expect(countedOf(plan, { subscriptionOptionId: null })).toMatchObject({ months: 1, counted: { total: 19_800 } })
})

test("AUTH-21 BILL-20 what was chosen before signing up is the wizard's choice, as long as it is on offer", () => {
  const plans = [free, talked, plan]
  expect(withChosen(opening, plans, { planId: 6, optionId: 4 })).toMatchObject({
    subscriptionId: 6,
    subscriptionOptionId: 4,
    paymentTerm: "PREPAYMENT",
  })
  expect(withChosen(opening, plans, { planId: 6, optionId: 99 })).toMatchObject({
    subscriptionId: 6,
    subscriptionOptionId: null,
  })
  expect(withChosen(opening, plans, { planId: 77, optionId: null })).toBe(opening)
  expect(withChosen(opening, plans, undefined)).toBe(opening)
})
