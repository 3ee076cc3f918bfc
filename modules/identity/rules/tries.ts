/**
 * How often a password may be tried wrongly, and by what that is counted (OWASP: device cookies).
 *
 * A device on which the person has signed in before is counted by itself: whatever strangers try, he gets in. Every other
 * device is slowed down by its address together with the account, by its address whatever the accounts, and by the account
 * whatever the addresses, the last so high that only many addresses at once reach it.
 */
import { hash } from "node:crypto"
import { codeRule } from "./one-time-codes.ts"

export const windowMinutes = 15
/** What is counted is kept as long as the longest window. */
export const longestMinutes = Math.max(windowMinutes, codeRule.triesMinutes)
const limits = {
  device: 10,
  pair: 10,
  address: 100,
  account: 1000,
  own: 10,
  mail: 3,
  mailFrom: 30,
  mailTo: 20,
  codeAsked: 3,
  codeTo: 10,
  code: codeRule.tries,
  contact: 5,
  contactMail: 50,
  link: 30,
} as const
type Measure = keyof typeof limits

export interface Try {
  readonly email: string
  readonly address: string
  /** Set for a device on which this person has signed in before. */
  readonly knownDevice?: string
}

/** Neither an address nor a person is readable in what is counted. */
const name = (measure: Measure, ...of: ReadonlyArray<string>) =>
  `${measure} ${hash("sha256", of.join("\n"), "base64url")}`

export const namesOf = ({ email, address, knownDevice }: Try): ReadonlyArray<string> => {
  const account = email.toLowerCase()
  if (knownDevice !== undefined) return [name("device", account, knownDevice)]
  return [name("pair", account, address), name("address", address), name("account", account)]
}

/** A signed-in person who types his own password once more: somebody may have found his telephone open. */
export const namesOfOwn = (personId: number): ReadonlyArray<string> => [name("own", String(personId))]

type Asked = Pick<Try, "email" | "address">

/** Mails of a registration that anybody may let be sent: three of his to one address, thirty of his, twenty of everybody's. */
export const namesOfMail = ({ email, address }: Asked): ReadonlyArray<string> => [
  name("mail", email.toLowerCase(), address),
  name("mailFrom", address),
  name("mailTo", email.toLowerCase()),
]

/** Codes that he asks for. What others ask for is not counted here: nobody keeps the owner out. */
export const namesOfCodeAsked = ({ email, address }: Asked): ReadonlyArray<string> => [
  name("codeAsked", email.toLowerCase(), address),
  name("mailFrom", address),
]

/** Codes that everybody asks for: beyond this the one that was sent goes on, and no other is sent. */
export const namesOfCodesTo = (email: string): ReadonlyArray<string> => [name("codeTo", email.toLowerCase())]

/** What one caller writes to the platform. */
export const namesOfContact = (address: string): ReadonlyArray<string> => [name("contact", address)]
/** What everybody writes: beyond this it is kept and no mail tells of it. */
export const namesOfContactMails = (): ReadonlyArray<string> => [name("contactMail")]

/** Links of mails that he opens with a password: made-up and used ones cost no hash, and he has no hundreds of them. */
export const namesOfLink = (address: string): ReadonlyArray<string> => [name("link", address)]

/** His tries of an address's codes. */
export const namesOfCodeTry = ({ email, address }: Asked): ReadonlyArray<string> => [
  name("code", email.toLowerCase(), address),
]

const limitOf = (counted: string) =>
  Object.entries(limits).find(([measure]) => counted.startsWith(`${measure} `))?.[1] ?? 0

/** Whether this many tries, the one in question included, are too many. */
export const isBeyond = ({ counted, tries }: { readonly counted: string; readonly tries: number }) =>
  tries > limitOf(counted)
