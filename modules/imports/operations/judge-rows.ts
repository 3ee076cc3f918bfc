/** Rows of a sheet, judged one by one as the single call would: by its schema, by its rules, and against their doubles. */
import { Effect, Result, Schema } from "effect"
import type { Refused } from "#modules/kernel/errors.ts"
import { fieldErrors, parseOptions } from "#modules/kernel/fields/field-errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { Trouble } from "../model/field.ts"
import type { AskedRow } from "../rules/read-rows.ts"

/** One kind of import: what its module judges and writes by. */
export interface Importer<Asked, Item, R> {
  /** The request of the single call. */
  readonly schema: Schema.ConstraintDecoder<Asked>
  readonly judge: (asked: Asked) => Effect.Effect<Item, Refused, R>
  /** Two with the same sign may be one and the same: that is asked. */
  readonly signOf: (asked: Asked) => string
  readonly signField: string
  /** Signs of what is registered already. */
  readonly stored: ReadonlySet<string>
  /** Whether there is room for one more of those that would be saved, asked in the order of the rows. */
  readonly room?: (item: Item) => Effect.Effect<void, Refused>
  /** Gives ids; in a write. */
  readonly save: (items: ReadonlyArray<Item>) => Effect.Effect<ReadonlyArray<number>, Refused, R>
}

export interface JudgedRows<R> {
  /** Of the rows that are not left out, those with something wrong. */
  readonly troubles: ReadonlyMap<number, ReadonlyArray<Trouble>>
  readonly good: number
  /** Saves the good rows; gives the ids of what it made. In a write. */
  readonly save: Effect.Effect<ReadonlyArray<number>, Refused, R>
}

/** A refusal names its fields; one of no field is about the whole row. */
const troublesOf = ({ code, fields }: Refused, signField: string): ReadonlyArray<Trouble> =>
  (fields ?? [{ field: signField, message: code }]).map((one) => ({ ...one, isQuestion: false }))

/** `isOther` says of a row that somebody answered: it is no double. */
export const judgeRows = Effect.fn("Imports.judgeRows")(function* <Asked, Item, R>(
  importer: Importer<Asked, Item, R>,
  rows: ReadonlyArray<AskedRow>,
  isOther: (row: number) => boolean,
) {
  const { judge, room = () => Effect.void, save, schema, signField, signOf, stored } = importer
  const decode = Schema.decodeUnknownResult(schema, parseOptions)
  const troubles = new Map<number, ReadonlyArray<Trouble>>()
  const items: Array<Item> = []
  const firstRows = new Map<string, number>()
  const doubleOf = (sign: string) => {
    if (stored.has(sign)) return messageKey("sameAsStored")
    const first = firstRows.get(sign)
    return first === undefined ? undefined : messageKey("sameAsRow", first)
  }
  for (const { asked, row, wrong } of rows) {
    const named = wrong.map(({ field, message }) => ({ field, message, isQuestion: false }))
    const decoded = decode(asked)
    if (Result.isFailure(decoded)) {
      const fields = new Set(named.map(({ field }) => field))
      const rest = fieldErrors(decoded.failure).filter(({ field }) => !fields.has(field))
      troubles.set(row, [...named, ...rest.map((one) => ({ ...one, isQuestion: false }))])
      continue
    }
    if (named.length > 0) {
      troubles.set(row, named)
      continue
    }
    const judged = yield* Effect.result(judge(decoded.success))
    if (Result.isFailure(judged)) {
      troubles.set(row, troublesOf(judged.failure, signField))
      continue
    }
    const sign = signOf(decoded.success)
    const double = isOther(row) ? undefined : doubleOf(sign)
    if (!firstRows.has(sign)) firstRows.set(sign, row)
    if (double !== undefined) {
      troubles.set(row, [{ field: signField, message: double, isQuestion: true }])
      continue
    }
    const placed = yield* Effect.result(room(judged.success))
    if (Result.isFailure(placed)) troubles.set(row, troublesOf(placed.failure, signField))
    else items.push(judged.success)
  }
  return { troubles, good: items.length, save: save(items) } satisfies JudgedRows<R>
})
