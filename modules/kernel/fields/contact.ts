/** How to reach people and companies: e-mail, phone, fax, postal code. */
import { Schema } from "effect"
import { messageKey } from "./messages.ts"
import { line } from "./text.ts"

/** 254 characters is what a mail server takes (RFC 5321). Carrier addresses with two dots in a row are real. */
const emailForm = /^[!-?A-~]+@[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)+$/u
export const Email = line(254).check(Schema.isPattern(emailForm, { message: messageKey("email") }))

/** D44: 10 or 11 digits from 0, hyphens anywhere between digits, or +81 in place of the 0. */
const phoneForm = /^(0|\+81)-?[1-9](-?\d){8,9}$/u
export const Phone = line(20).check(Schema.isPattern(phoneForm, { message: messageKey("phone") }))
export const Fax = line(20).check(Schema.isPattern(phoneForm, { message: messageKey("fax") }))

/** Three digits, hyphen, four digits: 8 characters. */
export const PostalCode = Schema.String.check(
  Schema.makeFilter((text: string) => text.length > 0, { message: messageKey("required") }, true),
  Schema.isPattern(/^\d{3}-\d{4}$/u, { message: messageKey("postalCode") }),
)
