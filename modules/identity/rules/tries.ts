/**
 * How often a password may be tried wrongly, and by what that is counted (OWASP: device cookies).
 *
 * A device on which the person has signed in before is counted by itself: whatever strangers try, he gets in. Every other
 * device is slowed down by its address together with the account, by its address whatever the accounts, and by the account
 * whatever the addresses, the last so high that only many addresses at once reach it.
 */
import { hash } from "node:crypto"

export const windowMinutes = 15
const limits = { device: 10, pair: 10, address: 100, account: 1000, own: 10, mailTo: 3, mailFrom: 30 } as const
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

/** Mails that anybody may let be sent to an address: three to one address, thirty from one. */
export const namesOfMail = ({ email, address }: Pick<Try, "email" | "address">): ReadonlyArray<string> => [
  name("mailTo", email.toLowerCase()),
  name("mailFrom", address),
]

const limitOf = (counted: string) =>
  Object.entries(limits).find(([measure]) => counted.startsWith(`${measure} `))?.[1] ?? 0

/** Whether this many tries, the one in question included, are too many. */
export const isBeyond = ({ counted, tries }: { readonly counted: string; readonly tries: number }) =>
  tries > limitOf(counted)
