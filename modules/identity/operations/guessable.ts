/** Passwords that everybody tries first: refused where one is chosen, never where one signs in (D41). */
import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"

let read: ReadonlySet<string> | undefined
/** Read with the first password that is chosen: a start needs none of them. */
const common = () => {
  read ??= new Set(
    readFileSync(new URL("../parameters/common-passwords.txt", import.meta.url), "utf8")
      .trimEnd()
      .split("\n"),
  )
  return read
}

/** Whether it stands among the commonest, in capitals or small letters. */
export const isCommonPassword = (password: string) => common().has(password.toLowerCase())

/** Whether it is the address that it belongs to, or what stands before the @. */
const isOwnAddress = (password: string, email: string) => {
  const address = email.toLowerCase()
  return [address, address.split("@", 1)[0]].includes(password.toLowerCase())
}

/** Fails with Invalid_Input on `field` for a common one. */
export const refuseCommon = (password: string, field = "password") =>
  isCommonPassword(password)
    ? Effect.fail(refuse("Invalid_Input", [{ field, message: messageKey("passwordCommon") }]))
    : Effect.void

/** Fails with Invalid_Input on `field` for a common one and for the own address. */
export const refuseGuessable = (password: string, email: string, field = "password") =>
  isOwnAddress(password, email)
    ? Effect.fail(refuse("Invalid_Input", [{ field, message: messageKey("passwordOwnAddress") }]))
    : refuseCommon(password, field)
