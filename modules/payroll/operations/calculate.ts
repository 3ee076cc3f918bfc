/** Slips of many people, one after another: gathered inputs in, slips or what is missing out. Nothing is stored. */
import { hash } from "node:crypto"
import { Effect, Result } from "effect"
import { Law } from "#modules/kernel/law/law.ts"
import type { PayInputs, Slip } from "../model.ts"
import { packTexts } from "../repository/slip-texts.ts"
import { type PayrollLaw, payrollLawOf } from "../rules/payroll-law.ts"
import { digestOf } from "../rules/slip/canonical-json.ts"
import { type SlipFigures, slipFigures, slipWithDigest } from "../rules/slip/slip.ts"
import { eachRead, gatheredOf, monthBasis } from "./gather-inputs.ts"
import type { Gathered, Missing, PayMonth } from "./person-inputs.ts"

interface Made {
  readonly inputs: PayInputs
  readonly slip: SlipFigures
}
export interface Calculated {
  readonly gathered: Gathered
  readonly result: Result.Result<Made, Missing>
}

/** The slip of what was gathered of a person, or what is missing for it. */
export const calculatedOf = (gathered: Gathered, law: PayrollLaw): Calculated => ({
  gathered,
  result: Result.flatMap(gathered.inputs, (inputs) =>
    Result.mapBoth(slipFigures(inputs, law), {
      onSuccess: (slip): Made => ({ inputs, slip }),
      onFailure: (fault): Missing => ({ kinds: ["noLaw"], day: fault.on }),
    }),
  ),
})

/**
 * Gives the slip of each of these people for a month to `take`, in the order of the ids.
 *
 * What `take` does not keep is gone before the next: a month of ten thousand people needs no more memory than one of ten.
 */
export const eachCalculated = Effect.fn("Payroll.eachCalculated")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: PayMonth,
  take: (one: Calculated) => void,
) {
  const law = payrollLawOf(yield* Law)
  const basis = yield* monthBasis(companyId, month)
  yield* eachRead(companyId, staffIds, month, (read) => take(calculatedOf(gatheredOf(read, basis, law), law)))
})

/** The slips of a few people for a month, in the order of the ids. */
export const calculate = Effect.fn("Payroll.calculate")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: PayMonth,
) {
  const all: Array<Calculated> = []
  yield* eachCalculated(companyId, staffIds, month, (one) => all.push(one))
  return all
})

/** Canonical JSON of what is built with its keys in order, as inputs and slip are: nothing is left to be sorted. */
const textOf = (inOrder: PayInputs | Slip) => JSON.stringify(inOrder)

/** Where slips are written, one after another: buffers of their own would cost a third of what a slip costs to write. */
let desk = Buffer.allocUnsafe(1 << 16)
const lineBreak = 0x0a

/** Writes a text from `at`, on a larger desk when it may not fit; gives where it ends. */
const writeFrom = (at: number, text: string): number => {
  // A UTF-16 unit is three bytes of UTF-8 at most; one more is for the line break.
  const needed = at + 3 * text.length + 1
  if (needed > desk.length) desk = Buffer.concat([desk.subarray(0, at)], 2 * needed)
  return at + desk.write(text, at)
}

/** The two lines of what is stored; they stand until the next are written. */
const writtenLines = (made: Made) => {
  const inputsEnd = writeFrom(0, textOf(made.inputs))
  const digest = digestOf(desk.subarray(0, inputsEnd))
  desk[inputsEnd] = lineBreak
  const end = writeFrom(inputsEnd + 1, textOf(slipWithDigest(made.slip, digest)))
  return { lines: desk.subarray(0, end), slip: desk.subarray(inputsEnd + 1, end) }
}

/** By which equal slips are known: of the slip's canonical text; no time, no generated id. */
export const slipHash = (made: Made): Buffer => hash("sha256", writtenLines(made).slip, "buffer")

/** What is stored of a slip: its hash, and both texts packed. */
export const storedForm = (made: Made): { readonly hash: Buffer; readonly texts: Buffer } => {
  const { lines, slip } = writtenLines(made)
  return { hash: hash("sha256", slip, "buffer"), texts: packTexts(lines) }
}
