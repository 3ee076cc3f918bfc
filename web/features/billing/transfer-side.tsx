import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Transfer } from "./transfer-query.ts"
import type { TransferState } from "./transfer-text.ts"

const steps = ["ordered", "transfer", "checked", "started"] as const
/** How many steps lie behind. */
const doneOf = {
  none: 0,
  lapsed: 0,
  unchosen: 1,
  refused: 1,
  overdue: 1,
  waiting: 1,
  paid: 2,
  approved: 4,
} as const satisfies Record<TransferState, number>

/** これからの流れ, with the place where one is. */
export function TransferSteps({ state }: { readonly transfer: Transfer; readonly state: TransferState }) {
  const { t } = useTranslation("billing")
  const done = doneOf[state]
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-sm font-bold">{t("steps")}</h2>
      <ol className="flex flex-col gap-4">
        {steps.map((step, place) => (
          <li key={step} aria-current={place === done ? "step" : undefined} className="flex gap-3">
            <span
              aria-hidden="true"
              className={cn(
                "tnum grid size-6 shrink-0 place-items-center rounded-full border text-xs",
                place < done && "border-primary bg-accent text-primary",
                place === done && "border-primary bg-primary font-bold text-primary-foreground",
                place > done && "border-strong text-muted-foreground",
              )}
            >
              {place < done ? <Check className="size-4" /> : place + 1}
            </span>
            <span className="text-sm">
              <span className={place === done ? "font-bold" : "text-muted-foreground"}>{t(`step.${step}`)}</span>
              {place === done && <span className="ml-2 text-xs text-link">{t("here")}</span>}
              <span className="block text-xs text-muted-foreground">{t(`stepDetail.${step}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
/** お申し込みの内容: what is paid for. */
export function OrderFacts({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation("billing")
  const { longDay } = useFormat()
  const [bill] = transfer.bills
  if (bill === undefined) return null
  const rows = [
    [t("plan"), bill.totalUser === null ? bill.name : t("planFor", { name: bill.name, count: bill.totalUser })],
    [
      t("period"),
      bill.freeMonths > 0
        ? t("monthsWithFree", { count: bill.numberOfPaymentMonths, free: bill.freeMonths })
        : t("monthsOf", { count: bill.numberOfPaymentMonths }),
    ],
    [t("expiry"), t("untilDay", { day: longDay(bill.end) })],
    [t("reference"), transfer.reference ?? ""],
  ] as const
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-sm font-bold">{t("order")}</h2>
      <dl className="text-sm">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 border-b py-2 last:border-b-0">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="tnum text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
