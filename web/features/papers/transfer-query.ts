/** What papers that we owe come to, of the server; and which of them a window offers. */
import { queryOptions } from "@tanstack/react-query"
import { paperTypes } from "#modules/papers/codes.ts"
import { data } from "@/lib/client.ts"
import { may } from "@/lib/permissions.tsx"
import { papers, papersKey } from "./client.ts"
import type { PaperRow } from "./paper-queries.ts"

const fetchTransfer = (signal: AbortSignal) => data(papers.transfer({ query: {}, fetchOptions: { signal } }))
export type PapersTransfer = Awaited<ReturnType<typeof fetchTransfer>>
export const transferQuery = () =>
  queryOptions({ queryKey: [...papersKey, "transfer"], queryFn: ({ signal }) => fetchTransfer(signal) })

const { acceptanceFixed, acceptanceLabor, agencyRequest, requestFixed, requestLabor } = paperTypes
/** The kinds by which we owe, by whose paper it is: an acceptance that a customer makes says what it owes us. */
const byUs: ReadonlyArray<number> = [acceptanceLabor, acceptanceFixed, agencyRequest]
const byPayee: ReadonlyArray<number> = [requestLabor, requestFixed]
/** A row of the list that may be transferred: ours to pay, in force and not paid. */
export const isOwed = (row: PaperRow) => {
  const isOfPayee = row.madeSide === "us" ? byUs.includes(row.type) : byPayee.includes(row.type)
  return isOfPayee && may(row, "pay") && row.paymentStatus === 0
}

type Payee = PapersTransfer["rows"][number]
/** With those of his papers that are wanted, and what they come to. */
type WantedPayee = Omit<Payee, "amount"> & { readonly amount: number }
export const keyOf = ({ partnerId, staffId }: Pick<Payee, "partnerId" | "staffId">) =>
  `${partnerId ?? ""} ${staffId ?? ""}`

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed)
interface Wanted {
  /** Out of the list; all where none are chosen there. */
  readonly chosen: ReadonlyArray<number>
  /** Due until then, a typed day; all where it is no day. */
  readonly dueTo: string
  /** Also what is in a file already. */
  readonly isAgain: boolean
}
/** Payees with those of their papers that are wanted; a payee without any is absent. */
export const payeesOf = (rows: ReadonlyArray<Payee>, { chosen, dueTo, isAgain }: Wanted): ReadonlyArray<WantedPayee> =>
  rows.flatMap((row) => {
    const wanted = row.papers.filter(
      ({ dueDate, id, transferOn }) =>
        (chosen.length === 0 || chosen.includes(id)) &&
        (!isDay(dueTo) || dueDate === null || dueDate <= dueTo) &&
        (isAgain || transferOn === null),
    )
    return wanted.length === 0
      ? []
      : [{ ...row, papers: wanted, amount: wanted.reduce((sum, { amount }) => sum + amount, 0) }]
  })
