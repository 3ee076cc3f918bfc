/** The thread's whole task: the slips of one order, by the law that the product starts with. */
import { Effect } from "effect"
import { readLawBook } from "#modules/kernel/law/read-law-book.ts"
import { madeSlips, type SlipOrder } from "./made-slips.ts"
import { payrollLawOf } from "./rules/payroll-law.ts"

const law = payrollLawOf(await Effect.runPromise(Effect.orDie(readLawBook)))

/** Bytes that are a part of a larger buffer would cross whole: each gets one of its own. */
const alone = (bytes: Uint8Array) => new Uint8Array(bytes)

const slipsOf = (order: SlipOrder) => {
  const { slips, stops } = madeSlips(order, law)
  return { slips: slips.map((one) => ({ ...one, hash: alone(one.hash), texts: alone(one.texts) })), stops }
}
export default slipsOf
