import { countOf, isDay, isText, known, typedOf } from "@/lib/address.ts"

export const mailStates = ["pending", "sent", "kept", "failed"] as const
export type MailState = (typeof mailStates)[number]

export const searchedIn = ["receiver", "subject"] as const
export type SearchedIn = (typeof searchedIn)[number]

/** What the address of 送信履歴 says; what is not there filters nothing. */
export interface MailSearch {
  /** In the names and addresses of both ends, and in the subject. */
  readonly q?: string | undefined
  /** Looks for `q` in one of them alone. */
  readonly by?: SearchedIn | undefined
  readonly state?: MailState | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly sort?: string | undefined
  /** The mail that is open. */
  readonly mail?: number | undefined
}
export const mailSearch = ({ q, by, state, from, to, sort, mail }: Readonly<Record<string, unknown>>): MailSearch =>
  known({
    q: typedOf(q),
    by: searchedIn.find((one) => one === by),
    state: mailStates.find((one) => one === state),
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
    sort: isText(sort) ? sort : undefined,
    mail: countOf(mail),
  })
