/**
 * Reads the book of law from its files.
 *
 * Once at start and checked whole: a wrong unit, a missing source or days out of order stop the start with a list of
 * everything that is wrong.
 */
import { Data, Effect, Result } from "effect"
import type { LawBook } from "./law-book.ts"
import { type LawFiles, lawFiles } from "./law-files.ts"
import type { Parameter, Scale, Table } from "./parameter.ts"
import { readParameter } from "./read-parameter.ts"

/** The files of law are not what they must be; `problems` names each fault. */
export class LawBookInvalid extends Data.TaggedError("LawBookInvalid")<{ readonly problems: ReadonlyArray<string> }> {}

/** Builds the book from the files' texts. Fails with LawBookInvalid. */
export const lawBookOf = (files: LawFiles): Effect.Effect<LawBook, LawBookInvalid> => {
  const book = {
    amounts: new Map<string, Parameter<number>>(),
    scales: new Map<string, Parameter<Scale>>(),
    tables: new Map<string, Parameter<Table>>(),
  }
  const problems: Array<string> = []
  for (const { address, text, csvOf } of files) {
    const read = readParameter(address, text, csvOf)
    if (Result.isFailure(read)) problems.push(...read.failure)
    else if (read.success.kind === "amount") book.amounts.set(address, read.success.parameter)
    else if (read.success.kind === "scale") book.scales.set(address, read.success.parameter)
    else book.tables.set(address, read.success.parameter)
  }
  return problems.length > 0 ? Effect.fail(new LawBookInvalid({ problems })) : Effect.succeed(book)
}

/** Reads and checks every parameter of the product; done once, when a process starts. */
export const readLawBook: Effect.Effect<LawBook, LawBookInvalid> = Effect.suspend(() => lawBookOf(lawFiles()))
