/** Random slips by the product's rules, from what people hold and worked to the net, and by the second calculation. */
import { expect, test } from "vitest"
import { ourSlip } from "./our-slip.ts"
import { randomPerson } from "./random-people.ts"
import { secondPay } from "./second-pay.ts"
import { secondSlip } from "./second-slip.ts"

/** `SLIPS=9000` looks at so many, `SLIPS_FROM=…` at others; npm run test:hard at more than the usual. */
const slips = Number(process.env.SLIPS ?? (process.env.HARD === "1" ? 3000 : 400))
const first = Number(process.env.SLIPS_FROM ?? 1)

const apartOf = (seed: number): ReadonlyArray<string> => {
  const person = randomPerson(seed)
  const [one, other] = [ourSlip(person), secondSlip(person)]
  if (one === "noLaw" || other === "noLaw") return one === other ? [] : [`slip ${seed}: ${one}, a second time ${other}`]
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return keys
    .filter((key) => (one[key] ?? 0) !== (other[key] ?? 0))
    .map((key) => `slip ${seed}, ${key}: ${one[key] ?? 0}, a second time ${other[key] ?? 0}`)
}

test(`PAY-09 PAY-10 PAY-11 PAY-16 PAY-17 PAY-18 ${slips} random slips come to the same net twice`, () => {
  const apart = Array.from({ length: slips }, (_, at) => apartOf(first + at)).flat()
  console.info(apart.length, apart.slice(0, 60))
  expect(apart).toEqual([])
})

const overtimeKeys = ["overtimePay", "overtimePremium", "overtime60Pay", "overtime60Premium"]
const fixedKeys = ["deemedOvertimePay", "excessOvertimePay", "excessOvertime60Pay", ...overtimeKeys]
const sumOf = (of: Readonly<Record<string, number>>, keys: ReadonlyArray<string>) =>
  keys.reduce((sum, key) => sum + (of[key] ?? 0), 0)

/** 労働基準法37条: what the law alone asks for each minute of overtime, without any agreement. Lines round by half a yen. */
const isBelowLaw = (seed: number): boolean => {
  const person = randomPerson(seed)
  const one = ourSlip(person)
  if (one === "noLaw" || !person.holdings.some(({ terms }) => terms.deemed > 0)) return false
  const terms = person.work.terms.map((own) => ({ ...own, chosenRate: undefined, deemed: 0 }))
  return sumOf(one, fixedKeys) < sumOf(secondPay({ ...person.work, terms }), overtimeKeys) - 3
}

test("PAY-17 fixed overtime with what is paid beside it is never less than the overtime that was worked", () => {
  const below = Array.from({ length: slips }, (_, at) => first + at).filter(isBelowLaw)
  expect(below).toEqual([])
})
