import { Result } from "effect"
import type { IsoDate } from "../civil-day.ts"
import { NoLawOnDate } from "./no-law-on-date.ts"
import type { Bracket, LawValue, Parameter, Scale } from "./parameter.ts"

/**
 * The value of a parameter that is in force on `day`: the one with the latest first day not after it.
 *
 * Fails with NoLawOnDate before the first day and from `ends` on.
 */
export const valueOn = <A>(parameter: Parameter<A>, day: IsoDate): Result.Result<LawValue<A>, NoLawOnDate> => {
  const value = parameter.values.findLast(({ since }) => since <= day)
  return value === undefined || (parameter.ends !== undefined && day >= parameter.ends)
    ? Result.fail(new NoLawOnDate({ parameter: parameter.address, on: day }))
    : Result.succeed(value)
}

const contains = (bracket: Bracket, amount: number) =>
  (bracket.upTo === undefined || amount <= bracket.upTo) && (bracket.under === undefined || amount < bracket.under)

/** The bracket of a scale that holds `amount`; scales are checked at start to be open above. */
export const bracketFor = (scale: Scale, amount: number): Bracket => {
  const bracket = scale.find((one) => contains(one, amount))
  if (bracket === undefined) throw new RangeError(`No bracket holds ${amount}`)
  return bracket
}

/** A figure of a bracket; a missing one is a fault of the parameter file. */
export const figureOf = (bracket: Bracket, name: string): number => {
  const figure = bracket[name]
  if (figure === undefined) throw new RangeError(`A bracket lacks the figure ${name}`)
  return figure
}
