/** Sign-ups that are paid by transfer, reminded of or given back: their workers die on the way, and each ends as it would have. */
import { expect, test } from "vitest"
import { expectedOf, paid, stories } from "../../billing/ordering.ts"
import { seed, seeded } from "../seeded.ts"
import { chosenOf, pointsOf } from "./kill-points.ts"
import { killedOrders } from "./killed-orders.ts"

const pointsAStory = 4
/** Every round has each story once. */
const rounds = process.env.HARD === "1" ? 5 : 1
const points = rounds * stories.length * pointsAStory

const { killed } = killedOrders()

test(`API-05 BILL-12 sign-ups killed at ${points} points are paid once and in, or given back and told why`, {
  timeout: 120_000 + points * 20_000,
}, async () => {
  const random = seeded(seed)
  let died = 0
  for (let round = 0; round < rounds; round++)
    for (const story of stories) {
      const { afterMoney, beforeMoney } = pointsOf[story]
      const early = chosenOf(beforeMoney, story === "paid" ? 1 : 2, random)
      const late = chosenOf(afterMoney, pointsAStory - early.length, random)
      const { deaths, left } = await killed({ name: `停電${round}${story}`, story, early, late }, paid)
      expect([early, late, left]).toEqual([early, late, expectedOf[story]])
      died += deaths
    }
  expect(died).toBe(points)
})
