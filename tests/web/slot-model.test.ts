import { expect, test } from "vitest"
import { workersOf } from "@/features/slots/fill-body.ts"
import {
  changesSince,
  manDays,
  type Pick,
  picksOf,
  picksOver,
  raised,
  taskOfKey,
  termChanges,
  waits,
} from "@/features/slots/slot-model.ts"
import { slot } from "./a-slot.ts"

const worker = (userId: number, countWork = 1) => ({
  userId,
  name: `人${userId}`,
  countWork,
  price: null,
  certificates: [],
})
const pick = (userId: number, count = 1, over: Partial<Pick> = {}): Pick => ({
  ...{ userId, count, price: null, certificates: [] },
  ...over,
})

test("Point 6 what I picked lies over what a colleague saved first: his people stay, mine stay, whom I took off stays off", () => {
  const mine = [pick(2, 0.5), pick(3, 0)]
  const now = slot({ maxWorker: 2, workers: [worker(1), worker(3)] })
  expect(picksOver(picksOf(now), mine)).toEqual([pick(1), pick(2, 0.5)])
  expect(changesSince(slot({ workers: [worker(4)] }), now)).toEqual({
    asked: { before: 3, after: 2 },
    came: ["人1", "人3"],
    left: ["人4"],
  })
})

test("TASK-51 more than one 人工 of a person goes in while the slot has room, in halves by pressing", () => {
  expect([raised(0, 3), raised(1, 3), raised(1.25, 3), raised(3, 3), raised(1, 0.5)]).toEqual([0.5, 1.5, 1.5, 3, 1])
})

test("TASK-51 a vendor's answer says what each person gets, and of its other slots what was there", () => {
  const other = slot({ shift: 2, workers: [{ ...worker(2), price: 9000 }] })
  // The second row was opened and left empty.
  const certificates = [
    { name: "玉掛け", licenseId: null, price: "1,000" },
    { name: " ", licenseId: null, price: "" },
  ]
  expect(workersOf([slot(), other], slot(), [pick(2, 1.25, { price: 14_000, certificates })])).toEqual([
    {
      userId: 2,
      morningShift: 1,
      countWorkMorning: 1.25,
      priceMorning: 14_000,
      afternoonShift: 1,
      countWorkAfternoon: 1,
      priceAfternoon: 9000,
      unitPriceCertificate: {
        morning: [{ name: "玉掛け", licenseId: null, priceStaff: 1000 }],
        afternoon: [],
      },
    },
  ])
})

test("D30 人工 are shown in the hundredths that they are counted in", () => {
  expect([0, 0.25, 0.3, 1, 1.1, 1.75, 2.5, 0.07].map(manDays)).toEqual([
    ...["0.0", "0.25", "0.3", "1.0", "1.1", "1.75", "2.5", "0.07"],
  ])
})

test("D81 a slot says what its company asks otherwise since it was answered", () => {
  const changed = { state: "changed", maxWorker: 3, askedThen: 3, price: 21_000, priceThen: 20_000 } as const
  expect(termChanges(slot(changed))).toEqual([{ kind: "price", before: 20_000, after: 21_000 }])
  expect(termChanges(slot({ ...changed, askedThen: 2, priceThen: 21_000 }))).toMatchObject([{ kind: "asked" }])
  expect(termChanges(slot({ ...changed, isOtherCertificates: true }))).toMatchObject([
    { kind: "price" },
    { kind: "certificates" },
  ])
  expect(termChanges(slot({ ...changed, state: "full" }))).toEqual([])
})

test("a link to a slot that is gone names its arrangement still", () => {
  expect(["7-1", "7-", "x-1", undefined].map(taskOfKey)).toEqual([7, 7, undefined, undefined])
})

test("D119 what is held waits for nobody's answer", () => {
  expect([slot(), slot({ isHeld: true, isOpen: false })].map(waits)).toEqual([true, false])
})
