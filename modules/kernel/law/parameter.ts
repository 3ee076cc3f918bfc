/**
 * One parameter of law: what it is called, its unit, where it is printed, and its values by first day in force.
 *
 * A value is an amount, a scale (a list of brackets) or a wide table (CSV beside the YAML header).
 */
import { Schema } from "effect"
import { IsoDate } from "../civil-day.ts"

export const Unit = Schema.Literals(["yen", "ratio", "hours", "minutes", "days", "months", "grade"])
export type Unit = typeof Unit.Type

/** Where the figure is printed: an address that anybody can open. */
export const Reference = Schema.String.check(Schema.isPattern(/^https:\/\/\S+$/, { expected: "an https address" }))

/** One bracket of a scale: `upTo` (以下) or `under` (未満) bounds it above, neither marks the last; the rest are figures. */
export const Bracket = Schema.Record(Schema.String, Schema.Finite)
export type Bracket = typeof Bracket.Type
export type Scale = ReadonlyArray<Bracket>

/** A row of a wide table by its column names. */
export type Row = Readonly<Record<string, string>>
export type Table = ReadonlyArray<Row>

const from = { reference: Schema.optionalKey(Reference), expected: Schema.optionalKey(Schema.Literal(true)) }

/** What a parameter's YAML holds. */
export const ParameterFile = Schema.Struct({
  label: Schema.NonEmptyString,
  unit: Unit,
  reference: Reference,
  note: Schema.optionalKey(Schema.NonEmptyString),
  values: Schema.Record(
    IsoDate,
    Schema.Union([
      Schema.Finite,
      Schema.Struct({ value: Schema.Finite, ...from }),
      Schema.Struct({ brackets: Schema.NonEmptyArray(Bracket), ...from }),
      Schema.Struct({ table: Schema.NonEmptyString, ...from }),
    ]),
  ),
  /** The first day on which the last value no longer holds: the rule was repealed, or the next figure is unpublished. */
  ends: Schema.optionalKey(IsoDate),
})
export type ParameterFile = typeof ParameterFile.Type

/** A value with everything an explanation needs to say where it comes from. */
export interface LawValue<A> {
  readonly parameter: string
  readonly label: string
  readonly unit: Unit
  readonly reference: string
  readonly since: IsoDate
  /** Announced but not yet law. */
  readonly expected: boolean
  readonly value: A
}

/** A parameter's values, oldest first. */
export interface Parameter<A> {
  readonly address: string
  readonly label: string
  readonly unit: Unit
  readonly values: ReadonlyArray<LawValue<A>>
  readonly ends?: IsoDate
}
