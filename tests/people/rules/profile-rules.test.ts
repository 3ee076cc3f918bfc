import { Schema } from "effect"
import { expect, test } from "vitest"
import { tradeNames } from "#modules/people/codes.ts"
import { Heal } from "#modules/people/contract/profile.ts"
import { InviteStaff, UpdateStaff } from "#modules/people/contract/staff-input.ts"
import { TermsInput } from "#modules/people/contract/terms.ts"
import { clearedBy } from "#modules/people/rules/payment-clears.ts"
import { residentTaxLayouts, residentTaxOfYear } from "#modules/people/rules/resident-tax-year.ts"
import { account, hourlyTerms, monthlyTerms, newcomer, payDays, shiftTerms } from "../terms-on-the-wire.ts"

/** Every field that is complained of, by its path. */
const blamed = (schema: Schema.ConstraintDecoder<unknown>, input: unknown): ReadonlyArray<string> => {
  const told = Schema.toStandardSchemaV1(schema)["~standard"].validate(input)
  if (told instanceof Promise) throw new Error("a check that waits")
  return [...new Set((told.issues ?? []).map(({ path }) => (path ?? []).map(String).join(".")))].toSorted()
}
const without = (of: object, ...fields: ReadonlyArray<string>) =>
  Object.fromEntries(Object.entries(of).filter(([field]) => !fields.includes(field)))

const wages = [
  ["hour", hourlyTerms],
  ["month", monthlyTerms],
  ["shift", shiftTerms],
] as const
test.each(wages)("STAFF-19 STAFF-21 terms by %s are refused without each field that pay needs", (kind, terms) => {
  expect(blamed(TermsInput, terms)).toEqual([])
  const needed = [
    ...["typePaymentTerm", "paymentTerm", "paymentMonthOffset", "paymentDate"],
    ...["isDisableUnemploymentInsurance", "typeIncomeTax", "numberOfDependents", "standardRemuneration", "schedule"],
    ...(kind === "month" ? [] : ["isInsurrance"]),
  ]
  for (const field of needed) {
    expect(blamed(TermsInput, without(terms, field))).toEqual([field])
    if (field !== "schedule") expect(blamed(TermsInput, { ...terms, [field]: null })).toEqual([field])
  }
  if (kind === "month") expect(blamed(TermsInput, without(terms, "isInsurrance"))).toEqual([])
})

test("STAFF-19 what is paid to 外注 has neither insurance nor a tax of wages", () => {
  const outsourced = { effectiveFrom: "2026-04-01", basicSalary: 300_000, schedule: hourlyTerms.schedule, ...payDays }
  for (const salaryType of [4, 6]) expect(blamed(TermsInput, { ...outsourced, salaryType })).toEqual([])
})

test.each([
  [{ isWorkOffice: 0, isWorkConstructionSite: 0 }, false],
  [{ isWorkOffice: null, isWorkConstructionSite: 0 }, false],
  [{ isWorkConstructionSite: 0 }, false],
  [{ isWorkOffice: 1, isWorkConstructionSite: 0 }, true],
  [{ isWorkOffice: 0, isWorkConstructionSite: 1 }, true],
  [{ isWorkOffice: 1, isWorkConstructionSite: 1 }, true],
])("STAFF-18 of the workplaces %o at least one holds: %s", (places, isTaken) => {
  const terms = { ...without(hourlyTerms, "isWorkOffice", "isWorkConstructionSite"), ...places }
  expect(blamed(TermsInput, terms)).toEqual(isTaken ? [] : ["isWorkConstructionSite"])
})

test("STAFF-07 a person in training has a rate of at most the cap, and somebody works on one weekday at least", () => {
  const named = (change: object) => blamed(TermsInput, { ...hourlyTerms, ...change })
  expect(named({ isProbation: 1, probationSalary: 80 })).toEqual([])
  expect(named({ isProbation: 1, probationSalary: null })).toEqual(["probationSalary"])
  expect(named({ isProbation: 0, probationSalary: 501 })).toEqual(["probationSalary"])
  expect(named({ isProbation: 0, probationSalary: null, officialDate: "2026-04-01" })).toEqual([])
  expect(named({ schedule: [] })).toEqual(["schedule"])
})

test.each([
  ["no training rate", { isProbation: 1, probationSalary: null }, ["probationSalary"]],
  [
    "a day of permanence beside a probation",
    { isProbation: 1, probationSalary: 90, officialDate: "2026-07-01" },
    ["officialDate"],
  ],
  ["more than the whole", { isProbation: 1, probationSalary: 101 }, ["probationSalary"]],
  ["beyond the cap", { isProbation: 0, probationSalary: 501 }, ["probationSalary"]],
  ["an hour without hours", { schedule: [{ weekday: 1, workingHour: "00:00" }] }, ["schedule.0.workingHour"]],
  ["no weekday", { schedule: [] }, ["schedule"]],
  [
    "one weekday twice",
    { schedule: [1, 1].map((weekday) => ({ weekday, workingHour: "08:00" })) },
    ["schedule.1.weekday"],
  ],
  ["a rate below nothing", { basicSalary: -1 }, ["basicSalary"]],
])("STAFF-07 STAFF-08 STAFF-21 terms with %s are refused", (_, change, fields) => {
  expect(blamed(TermsInput, { ...hourlyTerms, ...change })).toEqual(fields)
})

const person = (roleId: number, more: object = {}) => ({
  name: "新人 花子",
  roleId,
  gender: 2,
  ...newcomer(roleId),
  ...more,
})
test.each([
  ["a worker", person(12), []],
  ["a worker without a birthday", without(person(12), "birthday"), ["birthday"]],
  ["a vendor's worker of whom little is known", without(person(9, { managerId: 1 }), "birthday"), []],
  ["no gender", without(person(12), "gender"), ["gender"]],
  ["no name", person(12, { name: " " }), ["name"]],
  ["an e-mail that is none", person(12, { email: "花子" }), ["email"]],
  ["a reading in hiragana", person(12, { furiganaName: "はなこ" }), ["furiganaName"]],
  ["100 years of experience", person(12, { yearExperience: 100 }), ["yearExperience"]],
  ["an address of 511 characters", person(12, { address: "港".repeat(511) }), ["address"]],
  ["a telephone of nine digits", person(12, { phone: "03-123-456" }), ["phone"]],
  [
    "an emergency telephone without a number",
    person(12, { emergencyAddress: { phone: "なし" } }),
    ["emergencyAddress.phone"],
  ],
  ["a wage without its resident tax", person(12, { terms: hourlyTerms }), ["residenceTax"]],
])("STAFF-22 STAFF-19 %s: %#", (_, input, fields) => {
  expect(blamed(InviteStaff, input)).toEqual(fields)
})
test("STAFF-22 a birthday is changed and never taken away", () => {
  expect(blamed(UpdateStaff, { version: 1, birthday: null })).toEqual(["birthday"])
  expect(blamed(UpdateStaff, { version: 1, birthday: "1990-04-01" })).toEqual([])
})

test.each([2, 3, 4, 6, 9, 10, 11, 12])(
  "STAFF-14 of role %i the account is asked for only where it is 一人親方",
  (roleId) => {
    const input = person(roleId, { managerId: null })
    const every = Object.keys(account)
      .map((field) => `bankInfo.${field}`)
      .toSorted()
    expect(blamed(InviteStaff, without(input, "bankInfo"))).toEqual(roleId === 11 ? every : [])
    expect(blamed(InviteStaff, { ...input, bankInfo: { ...account, branch: null } })).toEqual(
      roleId === 11 ? ["bankInfo.branch"] : [],
    )
    expect(blamed(InviteStaff, { ...input, bankInfo: { ...account, cardNumber: "12あ" } })).toEqual([
      "bankInfo.cardNumber",
    ])
  },
)

test.each([
  [{ maxBloodPressure: 120, minBloodPressure: 80 }, []],
  [{ maxBloodPressure: 80, minBloodPressure: 120 }, ["minBloodPressure"]],
  [{ maxBloodPressure: 1000 }, ["maxBloodPressure"]],
  [{ minBloodPressure: -1 }, ["minBloodPressure"]],
  [{ employmentInsuranceNumber: "12345" }, ["employmentInsuranceNumber"]],
  [{ employmentInsuranceNumber: "12A" }, ["employmentInsuranceNumber"]],
  [{ employmentInsuranceNumber: "0123" }, []],
  [{ bloodGroup: "C" }, ["bloodGroup"]],
  [{ lastHealCheckDate: "2026-02-30" }, ["lastHealCheckDate"]],
])("STAFF-03 STAFF-22 health %o", (heal, fields) => {
  expect(blamed(Heal, heal)).toEqual(fields)
})

test("STAFF-13 twenty trades have names, and any other is written as text", () => {
  expect(Object.keys(tradeNames)).toHaveLength(20)
  expect(blamed(InviteStaff, person(12, { job: "宮大工" }))).toEqual([])
  expect(blamed(InviteStaff, person(12, { job: "長".repeat(61) }))).toEqual(["job"])
})

test.each([
  ["typePaymentTerm", 1, { paymentMonthOffset: 0, paymentTerm: null, paymentDate: null }],
  ["typePaymentTerm", 2, { paymentMonthOffset: null, paymentTerm: null, paymentDate: null }],
  ["typePaymentTerm", 3, { paymentMonthOffset: null, paymentTerm: null, paymentDate: null }],
  ["paymentTerm", 20, { paymentMonthOffset: null, paymentDate: null }],
  ["paymentMonthOffset", 1, { paymentDate: null }],
  ["paymentDate", 25, {}],
] as const)("STAFF-06 %s becoming %i clears %o", (field, value, cleared) => {
  expect(clearedBy(field, value)).toEqual(cleared)
})

test.each([
  ["first and eleven more", { isSimple: true, first: 18_000, remaining: 17_600, byMonth: () => 1 }, 211_600],
  ["twelve months one by one", { isSimple: false, first: 9, remaining: 9, byMonth: (month: number) => month }, 78],
  ["a month that is no number", { isSimple: false, first: 9, remaining: 9, byMonth: () => undefined }, undefined],
])("STAFF-23 the year of a resident tax: %s", (_, amounts, total) => {
  expect(residentTaxOfYear(amounts)).toBe(total)
})
test("STAFF-23 from June and from January are two orders of the same twelve months", () => {
  expect(residentTaxLayouts.june[0]).toBe(6)
  expect(residentTaxLayouts.january[0]).toBe(1)
  expect(residentTaxLayouts.june.toSorted((one, other) => one - other)).toEqual([...residentTaxLayouts.january])
})
