import { expect, test } from "vitest"
import type { WorkShift } from "#modules/kernel/codes.ts"
import { ratio } from "#modules/kernel/ratio.ts"
import { pricedCertificates } from "#modules/scheduling/rules/certificates.ts"
import {
  type BilledShift,
  type CustomerPrices,
  customerBill,
  customerMultiplier,
  staffMultiplier,
  staffShiftPrice,
  unitPriceOf,
} from "#modules/scheduling/rules/customer-price.ts"

const labour: CustomerPrices = {
  isFixedPrice: false,
  regularUnitPrice: 24_000,
  nightUnitPrice: 30_000,
  priceOtherShiftCustomer: null,
  otherShiftType: null,
}
const shift = (name: WorkShift, over: Partial<BilledShift> = {}): BilledShift => ({
  shift: name,
  isOn: true,
  customerAsks: true,
  heads: 2,
  needed: 2,
  certificates: [],
  ...over,
})
const off = (name: WorkShift) => shift(name, { isOn: false, customerAsks: false, heads: null, needed: 0 })

test.each([
  { name: "equal counts", shifts: [shift("morning")], m: [1, 1], price: 48_000 },
  { name: "more than was asked", shifts: [shift("morning", { needed: 3 })], m: [3, 2], price: 72_000 },
  { name: "less than was asked", shifts: [shift("morning", { needed: 1.5 })], m: [15, 20], price: 36_000 },
  {
    name: "hundredths that no float holds",
    shifts: [shift("morning", { heads: 3, needed: 0.33 })],
    m: [33, 300],
    price: 7_920,
  },
  { name: "nobody needed", shifts: [shift("morning", { needed: 0 })], m: [0, 2], price: 0 },
  {
    name: "no count of the customer's",
    shifts: [shift("morning", { heads: null, needed: 3 })],
    m: [1, 1],
    price: 72_000,
  },
  { name: "a count of 0 is said", shifts: [shift("morning", { heads: 0, needed: 3 })], m: [1, 1], price: 0 },
  {
    name: "the company works a shift that the customer did not choose",
    shifts: [shift("morning", { needed: 3 }), shift("afternoon", { customerAsks: false })],
    m: [1, 1],
    price: 48_000,
  },
  {
    name: "the customer chose a shift that is not worked",
    shifts: [shift("morning", { needed: 3 }), shift("evening", { isOn: false })],
    m: [1, 1],
    price: 48_000,
  },
  {
    name: "both chose the same two shifts, shifts that nobody chose beside them",
    shifts: [shift("morning", { needed: 3 }), shift("evening"), off("afternoon"), off("other")],
    m: [3, 2],
    price: 72_000,
  },
])(
  "TASK-25 the customer's multiplier and price of the morning: $name",
  ({ shifts, m: [above = 0, below = 1], price }) => {
    const multiplier = customerMultiplier(shifts, "morning", false)
    const exact = ratio(above, below)
    expect(multiplier.numerator * exact.denominator).toBe(exact.numerator * multiplier.denominator)
    expect(customerBill(shifts, labour)[0]).toMatchObject({ shift: "morning", unitPrice: 24_000, price })
  },
)

test("TASK-25 a fixed-price site has no multiplier and no price by the head", () => {
  const shifts = [shift("morning", { needed: 3 })]
  expect(customerMultiplier(shifts, "morning", true)).toEqual(ratio(1))
  expect(customerBill(shifts, { ...labour, isFixedPrice: true })).toEqual([])
})

test("TASK-25 what is left of a yen is never billed", () => {
  const shifts = [shift("morning", { heads: 3, needed: 0.01 })]
  expect(customerBill(shifts, { ...labour, regularUnitPrice: 24_099 })[0]?.price).toBe(240)
})

test.each([
  ["morning", {}, 24_000],
  ["afternoon", {}, 24_000],
  ["evening", {}, 30_000],
  ["other", {}, null],
  ["other", { priceOtherShiftCustomer: 9_000 }, 9_000],
  ["other", { priceOtherShiftCustomer: 9_000, otherShiftType: 1 }, 24_000],
  ["other", { otherShiftType: 2 }, 24_000],
  ["other", { otherShiftType: 3 }, 30_000],
] as const)("TASK-35 the customer's unit price of the %s with %j", (name, over, price) => {
  expect(unitPriceOf(name, { ...labour, ...over })).toBe(price)
})

test("TASK-34 certificates are billed beside the price, by their quantity, whatever the multiplier", () => {
  const certificates = [
    { id: 1, title: "玉掛け", price: 1_500, workers: 2 },
    { id: 2, title: "足場", price: 2_000, workers: 1 },
  ]
  expect(customerBill([shift("morning", { needed: 4, certificates })], labour)).toMatchObject([
    { price: 96_000, certificatePrice: 5_000 },
  ])
})

test("TASK-25 TASK-46 staff are paid by their own price and certificates, never multiplied", () => {
  const card = { name: "玉掛け", licenseId: null, priceStaff: 800 }
  expect(staffMultiplier).toEqual(ratio(1))
  expect(staffShiftPrice(9_000, [card])).toBe(9_800)
  expect(staffShiftPrice(null, [card])).toBe(800)
  expect(staffShiftPrice(9_000, [])).toBe(9_000)
  expect(staffShiftPrice(null, [{ ...card, priceStaff: null }])).toBe(null)
})

test("TASK-34 a certificate keeps the price of its arranging, and one that the card has no more stays", () => {
  const before = [{ id: 1, title: "玉掛け", price: 1_500, workers: 2 }]
  const offered = [
    { id: 1, title: "玉掛け", price: 1_800 },
    { id: 2, title: "足場", price: 2_000 },
  ]
  const asked = [
    { id: 1, workers: 3 },
    { id: 2, workers: 1 },
    { id: 7, workers: 1 },
  ]
  expect(pricedCertificates(asked, before, offered)).toEqual({
    rows: [
      { id: 1, title: "玉掛け", price: 1_500, workers: 3 },
      { id: 2, title: "足場", price: 2_000, workers: 1 },
    ],
    unknown: [2],
  })
  expect(pricedCertificates([{ id: 1, workers: 1 }], before, []).rows).toEqual([{ ...before[0], workers: 1 }])
})
