import { Data } from "effect"
import type { IsoDate } from "../civil-day.ts"

/**
 * The law in question is not known on that day: it is not yet published, was repealed, or lies before what is held here.
 *
 * Nothing is guessed: whoever calculates stops and says which parameter lacks which day.
 */
export class NoLawOnDate extends Data.TaggedError("NoLawOnDate")<{
  /** Address of the parameter, "payroll/employment-insurance/construction/worker". */
  readonly parameter: string
  readonly on: IsoDate
}> {}
