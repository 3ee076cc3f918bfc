import { useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import type { Attempt } from "@/lib/attempt.ts"
import { useWrite } from "@/lib/use-write.ts"
import { type CompanyPlan, planKey } from "./plan-query.ts"

export interface Ordered {
  readonly isDone: number
  readonly bill: { readonly id: number } | null
  readonly plan: CompanyPlan
}
type Done = "changed" | "extended" | "membersAdded"

/** Sends an order and says what became of it; what is to be paid stands on the page from then on. */
export const useOrder = <Input>(
  write: (input: Input, extraHeaders: Attempt) => Promise<Ordered>,
  done: Done,
  onDone: (ordered: Ordered) => void,
) => {
  const { t } = useTranslation("plan")
  const queries = useQueryClient()
  return useWrite<Input, Ordered>({
    write,
    invalidates: [planKey, ["notices"]],
    done: (ordered) => t(ordered.isDone === 1 ? done : ordered.bill === null ? "consulted" : "accepted"),
    onDone,
    // What it comes to now is shown again: it may be why nothing was ordered.
    onFailed: () => void queries.invalidateQueries({ queryKey: planKey }),
  })
}

/** The way by which the company has paid until now, where it is open; else the first that is. */
export const usualWay = ({ isBanking }: CompanyPlan, paymentMethods: CompanyPlan["paymentMethods"]) => {
  const usual = isBanking === 1 ? "bank" : "credit"
  return paymentMethods.find((one) => one === usual) ?? paymentMethods[0] ?? "bank"
}
