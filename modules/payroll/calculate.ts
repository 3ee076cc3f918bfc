/** Slips of many people at once: gathered inputs in, slips or what is missing out. Nothing is stored. */
import { hash } from "node:crypto"
import { Effect, Result } from "effect"
import { Law } from "#modules/kernel/law/law.ts"
import type { PayInputs, Slip } from "./model.ts"
import { type Gathered, gatherInputs, type Missing, type PayMonth } from "./pay-inputs.ts"
import { canonicalJson } from "./rules/canonical-json.ts"
import { payrollLawOf } from "./rules/payroll-law.ts"
import { slipResult } from "./rules/slip.ts"

interface Made {
  readonly inputs: PayInputs
  /** Their canonical JSON. */
  readonly inputsText: string
  readonly slip: Slip
}
export interface Calculated {
  readonly gathered: Gathered
  readonly result: Result.Result<Made, Missing>
}

/** The slips of these people for a month, in the order of the ids. */
export const calculate = Effect.fn("Payroll.calculate")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: PayMonth,
) {
  const law = payrollLawOf(yield* Law)
  const gathered = yield* gatherInputs(companyId, staffIds, month)
  return gathered.map((one): Calculated => {
    const result = Result.flatMap(one.inputs, (inputs) => {
      const inputsText = canonicalJson(inputs)
      return Result.mapBoth(slipResult(inputs, law, inputsText), {
        onSuccess: (slip): Made => ({ inputs, inputsText, slip }),
        onFailure: (fault): Missing => ({ kinds: ["noLaw"], day: fault.on }),
      })
    })
    return { gathered: one, result }
  })
})

/** What is stored of a slip: canonical texts and their hash; no time, no generated id. */
export const storedForm = ({ inputsText, slip }: Made) => {
  const texts = { inputs: inputsText, slip: canonicalJson(slip) }
  return { ...texts, hash: hash("sha256", texts.slip, "buffer") }
}
