/** The thread's whole task: the slips of one order, by the law that the product starts with. */
import { Effect } from "effect"
import { readLawBook } from "#modules/kernel/law/read-law-book.ts"
import { payrollLawOf } from "../rules/payroll-law.ts"
import { type MadeSlip, type MadeSlips, madeSlips, type SlipOrder } from "./made-slips.ts"

const law = payrollLawOf(await Effect.runPromise(Effect.orDie(readLawBook)))

/** The bytes of all slips in one buffer: it crosses as one, where each part of a larger one would take all of it along. */
const together = (slips: ReadonlyArray<MadeSlip>): ReadonlyArray<MadeSlip> => {
  const all = new Uint8Array(slips.reduce((length, { hash, texts }) => length + hash.length + texts.length, 0))
  let at = 0
  const put = (bytes: Uint8Array) => {
    all.set(bytes, at)
    at += bytes.length
    return all.subarray(at - bytes.length, at)
  }
  return slips.map((one) => ({ ...one, hash: put(one.hash), texts: put(one.texts) }))
}

const slipsOf = (order: SlipOrder): MadeSlips => {
  const { slips, stops } = madeSlips(order, law)
  return { slips: together(slips), stops }
}
export default slipsOf
