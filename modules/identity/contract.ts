import { Schema } from "effect"
import { Email } from "#modules/kernel/fields/contact.ts"
import { GivenPassword, Password } from "#modules/kernel/fields/password.ts"
import { LanguageChoice, TextPercent } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import { identityCalls } from "./calls.ts"

/** Of the person himself, before and above every company. */
type Own = "session.signIn" | "session.renew" | "session.end" | "person.setPassword" | "person.prefer"
const call = callOf<Own>()

const Tokens = Schema.Struct({ token: Schema.String, refreshToken: Schema.String, personId: Schema.Int })
const Preferences = Schema.Struct({
  language: LanguageChoice,
  textPercent: TextPercent,
  theme: Schema.Literals(["system", "light", "dark", "outdoor"]),
})

const LinkToken = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/))

export const identityContract = c.router({
  login: {
    ...identityCalls.login,
    body: std(Schema.Struct({ email: Email, password: GivenPassword })),
    responses: { 200: answer(Tokens), ...refusals },
    metadata: call({ action: "session.signIn", kind: "write", access: "public" }),
  },
  requestAccessToken: {
    ...identityCalls.requestAccessToken,
    body: std(Schema.Struct({ refreshToken: Schema.optionalKey(Schema.String) })),
    responses: { 200: answer(Tokens), ...refusals },
    metadata: call({ action: "session.renew", kind: "write", access: "public" }),
  },
  /** Sets the password of whom a link was made for: the link proves the person. */
  forgotPassword: {
    ...identityCalls.forgotPassword,
    body: std(Schema.Struct({ token: LinkToken, password: Password })),
    responses: { 200: answer(Schema.Struct({})), ...refusals },
    metadata: call({ action: "person.setPassword", kind: "write", access: "public" }),
  },
  logout: {
    ...identityCalls.logout,
    body: std(Schema.Struct({ all: Schema.optionalKey(Schema.Boolean) })),
    responses: { 200: answer(Schema.Struct({})), ...refusals },
    metadata: call({ action: "session.end", kind: "write", access: "user" }),
  },
  updatePreferences: {
    ...identityCalls.updatePreferences,
    body: std(Preferences),
    responses: { 200: answer(Preferences), ...refusals },
    metadata: call({ action: "person.prefer", kind: "write", access: "user" }),
  },
})
