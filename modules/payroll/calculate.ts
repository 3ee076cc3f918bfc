/** Slips of many people, one after another: gathered inputs in, slips or what is missing out. Nothing is stored. */
import { hash } from "node:crypto"
import { Effect, Result } from "effect"
import { Law } from "#modules/kernel/law/law.ts"
import { countRulesOf } from "#modules/timekeeping/index.ts"
import { eachRead, gatheredOf } from "./gather-inputs.ts"
import type { PayInputs, Slip } from "./model.ts"
import type { Gathered, Missing, PayMonth } from "./pay-inputs.ts"
import { digestOf } from "./rules/canonical-json.ts"
import { type PayrollLaw, payrollLawOf } from "./rules/payroll-law.ts"
import { type SlipFigures, slipFigures, slipWithDigest } from "./rules/slip.ts"
import type { WrittenTexts } from "./slip-texts.ts"

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
  const basis = { month, rules: yield* countRulesOf(companyId) }
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
const written = (inOrder: PayInputs | Slip) => Buffer.from(JSON.stringify(inOrder))

/** What is stored of a slip: canonical texts and their hash; no time, no generated id. */
export const storedForm = (made: Made): { readonly texts: WrittenTexts; readonly hash: Buffer } => {
  const inputs = written(made.inputs)
  const slip = written(slipWithDigest(made.slip, digestOf(inputs)))
  return { texts: { inputs, slip }, hash: hash("sha256", slip, "buffer") }
}
