/** Random slips by the product's rules, from what people hold and worked to the net, and by the second calculation. */
import { expect, test } from "vitest"
import { ourSlip } from "./our-slip.ts"
import { randomPerson } from "./random-people.ts"
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
