/**
 * How often a password may be tried wrongly, and by what that is counted (OWASP: device cookies).
 *
 * A device on which the person has signed in before is counted by itself: whatever strangers try, he gets in. Every other
 * device is slowed down by its address together with the account, by its address whatever the accounts, and by the account
 * whatever the addresses, the last so high that only many addresses at once reach it.
 */
import { hash } from "node:crypto"

export const windowMinutes = 15
const limits = { device: 10, pair: 10, address: 100, account: 1000 } as const
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

const limitOf = (counted: string) =>
  Object.entries(limits).find(([measure]) => counted.startsWith(`${measure} `))?.[1] ?? 0

/** Whether this many tries, the one in question included, are too many. */
export const isBeyond = ({ counted, tries }: { readonly counted: string; readonly tries: number }) =>
  tries > limitOf(counted)
