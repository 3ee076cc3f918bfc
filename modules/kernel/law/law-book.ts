/**
 * Every parameter of law by its address: `modules/<module>/parameters/<path>.yaml` is "<module>/<path>".
 *
 * The book is read and checked once at start (read-law-book.ts); here it is only looked into, so rules stay free of files.
 */
import type { Parameter, Scale, Table } from "./parameter.ts"

export interface LawBook {
  readonly amounts: ReadonlyMap<string, Parameter<number>>
  readonly scales: ReadonlyMap<string, Parameter<Scale>>
  readonly tables: ReadonlyMap<string, Parameter<Table>>
}

const required = <A>(parameters: ReadonlyMap<string, Parameter<A>>, address: string): Parameter<A> => {
  const parameter = parameters.get(address)
  if (parameter === undefined) throw new RangeError(`There is no parameter of this kind at ${address}`)
  return parameter
}

/** The parameter of amounts at an address; a missing file is a defect that shows at start. */
export const amountsAt = (book: LawBook, address: string) => required(book.amounts, address)
/** The parameter of scales at an address. */
export const scalesAt = (book: LawBook, address: string) => required(book.scales, address)
/** The parameter of wide tables at an address. */
export const tablesAt = (book: LawBook, address: string) => required(book.tables, address)
