/** A founder hears of a company that is here already, before he registers it a second time. */
import { expect, test } from "vitest"
import { companyAsked } from "@/features/registration/registration-queries.ts"

test("AUTH-08 a company is looked for by its whole name and its whole number, and not while neither is typed", () => {
  expect(companyAsked("", "")).toBeUndefined()
  expect(companyAsked("  ", "T401060")).toBeUndefined()
  expect(companyAsked(" 山本工業 ", "T401060")).toEqual({ name: "山本工業" })
  expect(companyAsked("", "T4010601012348")).toEqual({ registrationNumber: "T4010601012348" })
  expect(companyAsked("山本工業", "T4010601012348")).toEqual({ name: "山本工業", registrationNumber: "T4010601012348" })
})
