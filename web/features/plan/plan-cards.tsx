import { CalendarPlus, UserPlus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { plans } from "#modules/companies/codes.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { Progress } from "@/components/ui/progress.tsx"
import { dayOfInstant, slashDate, yen } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import type { CompanyPlan } from "./plan-query.ts"
import { QuoteLines } from "./quote-lines.tsx"

export type Opening = "change" | "extend" | "members" | "stop"
interface CardProps {
  readonly plan: CompanyPlan
  readonly onOpen: (what: Opening) => void
}
const stateOf = ({ expiredAt, isRenewing, paymentStatus, plan }: CompanyPlan) => {
  if (paymentStatus !== 1) return "unpaid"
  if (expiredAt !== null && expiredAt < dayOfInstant(new Date().toISOString())) return "over"
  if (plan?.id === plans.trial) return "trial"
  return isRenewing === 1 ? "running" : "ends"
}
const tones = { running: "success", trial: "primary", ends: "warning", over: "danger", unpaid: "warning" } as const

const dayMillis = 86_400_000
/** Today is the first of them. */
const daysTo = (day: string) =>
  Math.round((Date.parse(day) - Date.parse(dayOfInstant(new Date().toISOString()))) / dayMillis)

function Row({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t py-2 text-sm">
      <dt className="text-muted-foreground">{term}</dt>
      <dd className="tnum text-right">{children}</dd>
    </div>
  )
}

/** いまのプラン (20d): its price, how it is paid, until when. */
export function PresentPlanCard({ plan: of, onOpen }: CardProps) {
  const { t } = useTranslation("plan")
  const { balance, expiredAt, isBanking, isRenewing, paymentTerm, plan } = of
  const state = stateOf(of)
  const people = plan?.totalUser == null ? t("unlimited") : t("upTo", { count: plan.totalUser })
  const until = paymentTerm === "PAY_LATER" && isRenewing === 1 ? t("renewsMonthly") : t("noEnd")
  return (
    <Card className="flex flex-col p-5 max-md:p-4">
      <p className="flex items-center justify-between text-sm text-muted-foreground">
        {t("present")}
        {plan !== null && <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
      </p>
      <h2 className="mt-1 text-xl font-bold">{plan?.name ?? t("none")}</h2>
      {plan !== null && (
        <p className="tnum mb-3 text-sm">
          <b>{yen(plan.price)}</b>
          {t("monthly")} <span className="text-xs text-muted-foreground">{t("monthlyTax", { people })}</span>
        </p>
      )}
      <dl className="mb-4">
        <Row term={t("row.term")}>
          {t(`term.${paymentTerm ?? "free"}`, { count: plan?.numberOfPaymentMonths ?? 1 })}
        </Row>
        <Row term={t("row.method")}>
          {t(`method.${paymentTerm === null ? "none" : isBanking === 1 ? "bank" : "credit"}`)}
        </Row>
        <Row term={t("row.until")}>
          {expiredAt === null ? until : t("untilDay", { day: slashDate(expiredAt) })}
          {state === "trial" && expiredAt !== null && (
            <span className="ml-2">
              {daysTo(expiredAt) === 0 ? t("lastDay") : t("daysLeft", { count: daysTo(expiredAt) })}
            </span>
          )}
        </Row>
        {balance !== null && balance > 0 && <Row term={t("row.balance")}>{yen(balance)}</Row>}
      </dl>
      {may(of, "extend") && paymentTerm !== null && (
        <Button variant="outline" className="mt-auto self-start" onClick={() => onOpen("extend")}>
          <CalendarPlus aria-hidden="true" />
          {t("extend")}
        </Button>
      )}
    </Card>
  )
}

/** 席 (D91): how many are taken, by whom, and what takes none. */
export function SeatsCard({ plan: of, onOpen }: CardProps) {
  const { t } = useTranslation("plan")
  const { extra, kinds, limit, price, used } = of.seats
  const left = limit === null ? undefined : limit - used
  const words =
    left === undefined
      ? t("unlimited")
      : left > 0
        ? t("left", { count: left })
        : left === 0
          ? t("full")
          : t("over", { count: -left })
  return (
    <Card className="flex flex-col p-5 max-md:p-4">
      <p className="text-sm text-muted-foreground">{t("seats")}</p>
      <p className="tnum mt-1 mb-3 flex items-baseline gap-2">
        <b className="text-xl">{used}</b>
        {limit !== null && <span className="text-sm">{t("ofSeats", { count: limit })}</span>}
        <span className="ml-auto text-sm">{words}</span>
      </p>
      {limit !== null && (
        <Progress
          label={t("seats")}
          value={used}
          max={limit}
          words={t("seatWords", { limit, used })}
          tone={used >= limit ? "warning" : "primary"}
          className="mb-3"
        />
      )}
      <dl className="mb-3">
        {kinds.map(({ kind, people }) => (
          <Row key={kind} term={t(`kind.${kind}`)}>
            {people}
          </Row>
        ))}
        {extra > 0 && <Row term={t("extraSeats")}>{t("people", { count: extra })}</Row>}
      </dl>
      <p className="mb-4 text-xs text-muted-foreground">{t("notCounted")}</p>
      {may(of, "addMembers") && price !== null && (
        <Button variant="outline" className="mt-auto" onClick={() => onOpen("members")}>
          <UserPlus aria-hidden="true" />
          {t("buyMore")} <span className="tnum text-xs">{t("eachSeat", { price: yen(price) })}</span>
        </Button>
      )}
    </Card>
  )
}

/** 次の請求 (BILL-17): by the rules that make it. */
export function NextBillCard({ plan: of }: Pick<CardProps, "plan">) {
  const { t } = useTranslation("plan")
  const { nextBill, paymentTerm } = of
  if (nextBill === null)
    return (
      <Card className="p-5 max-md:p-4">
        <p className="text-sm text-muted-foreground">{t("noNext")}</p>
      </Card>
    )
  const month = Number(nextBill.start.slice(5, 7))
  return (
    <Card className="flex flex-col p-5 max-md:p-4">
      <p className="flex flex-wrap justify-between gap-2 text-sm text-muted-foreground">
        {paymentTerm === "PAY_LATER" ? t("nextMonth", { month }) : t("nextTerm")}
        <span className="tnum text-xs">
          {t("asOf", { day: slashDate(dayOfInstant(new Date().toISOString())).slice(5) })}
        </span>
      </p>
      <p className="tnum mt-1 mb-3 flex flex-wrap items-baseline gap-2">
        <b className="text-xl">{yen(nextBill.total)}</b>
        <span className="text-xs text-muted-foreground">
          {paymentTerm === "PAY_LATER"
            ? t("untilDay", { day: slashDate(nextBill.dueOn) })
            : t("from", { day: slashDate(nextBill.start) })}
        </span>
      </p>
      <QuoteLines quote={nextBill} />
      <p className="mt-3 text-xs text-muted-foreground">{t("billNote")}</p>
    </Card>
  )
}
