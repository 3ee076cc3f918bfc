/** 適格請求書発行事業者の登録番号: `T` and 13 digits on the wire and in the database (D69). */
import { Schema } from "effect"
import { messageKey } from "./messages.ts"

export const RegistrationNumber = Schema.String.check(
  Schema.makeFilter((text: string) => text.length > 0, { message: messageKey("required") }, true),
  Schema.isPattern(/^T\d{13}$/u, { message: messageKey("registrationNumber") }),
)
