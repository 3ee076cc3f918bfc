import { Effect } from "effect"
import { readLawBook } from "#modules/kernel/law/read-law-book.ts"
import { payrollLawOf } from "#modules/payroll/rules/payroll-law.ts"

/** The product's own law, read and checked as a process does at start. */
export const book = await Effect.runPromise(readLawBook)
export const law = payrollLawOf(book)
