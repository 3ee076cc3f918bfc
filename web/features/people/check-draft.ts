/** The checks of the form: the contract's own schemas, which bring effect; this file is loaded with the first check. */
import { Result, Schema } from "effect"
import type { Language } from "#modules/kernel/codes/language.ts"
import { fieldErrors, parseOptions } from "#modules/kernel/fields/field-errors.ts"
import type { FieldError } from "@/lib/api-error.ts"

export type Checked<Body> =
  | { readonly isRight: true; readonly body: Body }
  | { readonly isRight: false; readonly wrong: ReadonlyArray<FieldError> }

const checked = <Body>(schema: Schema.ConstraintDecoder<Body>, body: unknown, language: Language): Checked<Body> => {
  const result = Schema.decodeUnknownResult(schema, parseOptions)(body)
  return Result.isSuccess(result)
    ? { isRight: true, body: result.success }
    : { isRight: false, wrong: fieldErrors(result.failure, language) }
}
const contract = async () => (await import("#modules/people/contract.ts")).peopleContract

export const checkUpdate = async (body: unknown, language: Language) =>
  checked((await contract()).adminUpdateStaff.body, body, language)
export const checkInvite = async (body: unknown, language: Language) =>
  checked((await contract()).inviteStaff.body, body, language)
export const checkCustomer = async (body: unknown, language: Language) =>
  checked((await contract()).createCustomer.body, body, language)
export const checkVendor = async (body: unknown, language: Language) =>
  checked((await contract()).inviteVendor.body, body, language)
