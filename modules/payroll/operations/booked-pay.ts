/** What journals ask of slips: the sums of a closed month. Nothing here checks who asks. */
import { Effect } from "effect"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { addYen, noYen, subtractYen, type Yen } from "#modules/kernel/yen.ts"
import type { Slip } from "../model.ts"
import { eachSlipOfMonths } from "../repository/slips-of-months.ts"
import { lineName } from "../rules/slip/line-names.ts"

/** A stored slip was written by this program and is read back as it was. */
const slipOf = (text: string): Slip => JSON.parse(text)
const commuting = /^commuting(:\d+)?$/

/** gross − deductions + repaid = net, as on each slip; deductions by their Japanese names. */
export const bookedPay = Effect.fn("Payroll.bookedPay")(function* (companyId: number, month: IsoMonth) {
  const sums = { people: 0, gross: noYen, commuting: noYen, repaid: noYen, net: noYen }
  const deductions = new Map<string, Yen>()
  yield* eachSlipOfMonths(companyId, [month], ({ texts }) => {
    const { lines, totals } = slipOf(texts.slip)
    sums.people += 1
    sums.gross = addYen(sums.gross, totals.gross)
    sums.repaid = addYen(sums.repaid, totals.repaid ?? noYen)
    sums.net = addYen(sums.net, totals.net)
    let named = noYen
    for (const line of lines) {
      if (line.kind === "pay" && commuting.test(line.key)) sums.commuting = addYen(sums.commuting, line.amount)
      if (line.kind !== "deduction") continue
      const name = lineName({ key: line.key.replace(/:\d+$/, ""), ...(line.title && { title: line.title }) }, "ja")
      named = addYen(named, line.amount)
      deductions.set(name, addYen(deductions.get(name) ?? noYen, line.amount))
    }
    // What the total takes beside its lines, were there such a thing, is not lost.
    const beside = subtractYen(totals.deductions, named)
    if (beside !== 0) deductions.set("その他", addYen(deductions.get("その他") ?? noYen, beside))
  })
  return { ...sums, deductions }
})
