import "@/lib/merge-classes.ts"
import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { ArrowRight, CreditCard } from "lucide-react"
import { useTranslation } from "react-i18next"
import { activeStatuses } from "#modules/kernel/codes/status.ts"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { Brand } from "@/features/session/brand.tsx"
import { signOut } from "@/features/session/sign-out.ts"
import { yen } from "@/lib/format.ts"
import { queryClient } from "@/lib/query-client.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type CardPayment, cardPaymentQuery } from "./card-query.ts"
import { type CardState, cardStateOf } from "./card-state.ts"
import { namedCompany } from "./named-company.ts"
import { PayByCard } from "./pay-by-card.tsx"
import { SavedCards } from "./saved-cards.tsx"
import { OrderFacts, OrderSteps } from "./transfer-side.tsx"

const route = getRouteApi("/payment-stripe")
/** How many steps lie behind. */
const doneOf = {
  none: 0,
  lapsed: 0,
  closed: 1,
  banking: 1,
  ready: 1,
  ended: 1,
  paid: 2,
  approved: 4,
} as const satisfies Record<CardState, number>
const steps = ["ordered", "card", "confirmed", "started"] as const

/** カードで支払う (BILL-14, WIZ-22): what is paid; the card itself is entered at the card company. */
export function PaymentCardPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Paying />
    </QueryClientProvider>
  )
}
function Paying() {
  const { t } = useTranslation("billing")
  const { longDay } = useFormat()
  const { data: payment } = useSuspenseQuery(cardPaymentQuery(namedCompany(route.useSearch())))
  const state = cardStateOf(payment)
  const { bills, companyName: company, expiredAt } = payment
  // What follows is told of a registration by card; a company in use has none of these steps before it.
  const isRegistering = payment.status !== activeStatuses.active && state !== "banking" && state !== "closed"
  const until = expiredAt === null ? "" : t("cardUntil", { day: longDay(expiredAt) })
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-250 flex-col px-4 pb-8">
      <header className="flex items-center justify-between gap-3 py-5 print:hidden">
        <Brand />
        <Button variant="quiet" onClick={() => void signOut()}>
          {t("logout")}
        </Button>
      </header>
      <main id="main" className="flex flex-col gap-6 py-6">
        <header className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-accent text-primary max-md:hidden">
            <CreditCard aria-hidden="true" className="size-6" />
          </span>
          <div>
            <h1 className="text-2xl font-bold">{t(`cardState.${state}`)}</h1>
            <p className="text-sm text-muted-foreground" role="status">
              {t(`cardAbout.${state}`, { company, until })}
            </p>
          </div>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)_21.25rem] items-start gap-4 max-lg:grid-cols-1">
          <Card>
            <Owed payment={payment} />
            <PayByCard payment={payment} state={state} />
          </Card>
          <div className="flex flex-col gap-4">
            {isRegistering && <OrderSteps steps={steps} done={doneOf[state]} />}
            {bills.length > 0 && <OrderFacts bills={bills} reference={bills[0]?.reference ?? null} />}
            {payment.isTaken === 1 && (payment.cards.length > 0 || payment.isOwed === 0) && (
              <Card className="flex flex-col gap-3 p-5">
                <h2 className="text-sm font-bold">{t("savedCards")}</h2>
                <SavedCards companyId={payment.companyId} cards={payment.cards} />
              </Card>
            )}
          </div>
        </div>
        <footer className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <p className="text-sm text-muted-foreground">{t(state === "paid" ? "cardLaterByMail" : "cardLater")}</p>
          <Link
            to="/login-company"
            className={buttonVariants({ size: "lg", variant: payment.isOwed === 1 ? "outline" : "default" })}
          >
            {t("toCompanies")}
            <ArrowRight aria-hidden="true" />
          </Link>
        </footer>
      </main>
    </div>
  )
}
function Owed({
  payment: { amount, bills, dispute, dueOn, isOwed, refunded, tax },
}: {
  readonly payment: CardPayment
}) {
  const { t } = useTranslation("billing")
  const { longDay } = useFormat()
  // Of what is owed, what is held; of what is paid, what had come before the card paid the rest.
  const came = bills.reduce((sum, bill) => sum + bill.money, 0) - amount
  return (
    <>
      <div className="border-b p-6">
        <p className="text-sm text-muted-foreground">{t(isOwed === 1 ? "cardAmount" : "cardPaidAmount")}</p>
        <p className="flex flex-wrap items-baseline gap-3">
          <b className="tnum text-[2.125rem] leading-tight">{yen(amount)}</b>
          <span className="tnum text-sm text-muted-foreground">{t("cardTax", { tax: yen(tax) })}</span>
        </p>
        {came > 0 && <p className="text-sm">{t(isOwed === 1 ? "heldOf" : "paidBeside", { sum: yen(came) })}</p>}
        {isOwed === 1 && dueOn !== null && (
          <p className="tnum mt-1 text-sm font-bold">{t("cardDue", { day: longDay(dueOn) })}</p>
        )}
        {refunded > 0 && <p className="mt-2 text-sm font-bold">{t("refunded", { sum: yen(refunded) })}</p>}
        {dispute !== "none" && <p className="mt-2 text-sm font-bold">{t(`dispute.${dispute}`)}</p>}
      </div>
      <ul>
        {bills.map(({ end, id, money, name, numberOfPaymentMonths: count, reference, start }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b px-6 py-3">
            <span className="min-w-0">
              <b className="block text-sm">
                {name} {t("monthsOf", { count })}
              </b>
              <span className="tnum text-xs text-muted-foreground">
                {t("cardPeriod", { from: longDay(start), to: longDay(end), reference })}
              </span>
            </span>
            <span className="tnum text-sm">{yen(money)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
