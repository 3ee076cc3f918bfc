/** What rows and lists of the API carry: ids, versions, pages; and what a person prefers. */
import { Schema } from "effect"
import { languages } from "../codes/language.ts"
import { messageKey } from "./messages.ts"
import { isAtLeast, isAtMost, WholeNumber } from "./number.ts"
import { largestPageSize, textPercents } from "./page-sizes.ts"

/** What an integer column of the database holds; beyond it a query would fail instead of finding nothing. */
const largestInteger = 2_147_483_647

/** Ids are digits; 0 is nobody's. */
export const Id = WholeNumber.check(isAtLeast(1), isAtMost(largestInteger))
/** The version of a row that the caller has seen; the first is 1. */
export const Version = WholeNumber.check(isAtLeast(1), isAtMost(largestInteger))

/** Pages count from 1. */
export const PageIndex = WholeNumber.check(isAtLeast(1), isAtMost(largestInteger))
/** Accepted up to the largest that the specification sends (D33); an answer is cut by `rowsOfPage`. */
export const PageSize = WholeNumber.check(isAtLeast(1), isAtMost(largestPageSize))

/** What every list takes. */
export const pageFields = { pageIndex: Schema.optionalKey(PageIndex), pageSize: Schema.optionalKey(PageSize) }
/** The id in the path of a call. */
export const ById = Schema.Struct({ id: Id })

/** A literal out of a list, refused with a sentence. */
export const oneOf = <const L extends ReadonlyArray<string | number>>(values: L) =>
  Schema.Literals(values).annotate({ message: messageKey("notChoice") })

export const LanguageChoice = oneOf(languages)
/** 文字の大きさ (%). */
export const TextPercent = oneOf(textPercents)
