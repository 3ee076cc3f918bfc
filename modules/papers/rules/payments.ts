/** What papers that we owe come to, by payee. */
import { subtractYen, sumYen, type Yen } from "#modules/kernel/yen.ts"
import type { PaperRow } from "../model.ts"

/** What is left to pay of a paper: 協力会費 and other deductions stand in its total already. */
export const leftToPay = ({ paidBefore, total }: Pick<PaperRow, "paidBefore" | "total">): Yen =>
  subtractYen(total, paidBefore)

export interface Payment {
  readonly partnerId: number | null
  readonly staffId: number | null
  readonly name: string
  readonly amount: Yen
  readonly papers: ReadonlyArray<PaperRow>
}

/** One payment a payee, however many papers he has; in the order of his first. */
export const paymentsOf = (rows: ReadonlyArray<PaperRow>): ReadonlyArray<Payment> =>
  [...Map.groupBy(rows, ({ partnerId, staffId }) => `${partnerId} ${staffId}`).values()].flatMap((papers) => {
    const [first] = papers
    if (first === undefined) return []
    const { partnerId, partyName, staffId } = first
    return [{ partnerId, staffId, name: partyName, amount: sumYen(papers.map(leftToPay)), papers }]
  })

/** Ten digits by which a bank's answer finds the payee: a partner's record, or 9 and the freelancer's. */
export const payeeNumber = ({ partnerId, staffId }: Pick<Payment, "partnerId" | "staffId">): number =>
  partnerId ?? 9_000_000_000 + (staffId ?? 0)
