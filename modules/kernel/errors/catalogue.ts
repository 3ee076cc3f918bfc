/** Every error a caller can be told, with its status and its sentence in three languages; loads in the browser. */
import type { Language } from "../codes/language.ts"
import { attendanceErrors } from "./attendance.ts"
import { companyErrors } from "./company.ts"
import type { CatalogueEntry } from "./entry.ts"
import { generalErrors } from "./general.ts"
import { payErrors } from "./pay.ts"
import { planErrors } from "./plan.ts"
import { schedulingErrors } from "./scheduling.ts"
import { signInErrors } from "./sign-in.ts"

export const catalogue = {
  ...generalErrors,
  ...signInErrors,
  ...companyErrors,
  ...schedulingErrors,
  ...attendanceErrors,
  ...payErrors,
  ...planErrors,
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof catalogue
export type ErrorStatus = (typeof catalogue)[ErrorCode]["status"]

/** One sentence in each language; whoever answers takes the reader's. */
export type Words = Readonly<Record<Language, string>>

/** What is wrong, for the edge to word: a key of the field messages, a code of this catalogue, or a view's own sentence. */
export type Message = string | Words

/** One wrong field of a request: its dotted path and what is wrong with it. */
export interface FieldError {
  readonly field: string
  readonly message: Message
}

/** Says whether a string from outside (an answer, a log, another version) is a code of the catalogue. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(catalogue, code)

/** The sentence a person reads for a code. */
export const errorText = (code: ErrorCode, language: Language): string => catalogue[code][language]

/** The HTTP status of a code. */
export const errorStatus = (code: ErrorCode): ErrorStatus => catalogue[code].status
