import "@/lib/merge-classes.ts"
import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { ArrowRight, Landmark, Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { Brand } from "@/features/session/brand.tsx"
import { signOut } from "@/features/session/sign-out.ts"
import { cn } from "@/lib/class-names.ts"
import { dayOfInstant, yen } from "@/lib/format.ts"
import { queryClient } from "@/lib/query-client.ts"
import { useFormat } from "@/lib/use-format.ts"
import { ChooseTransfer } from "./choose-transfer.tsx"
import { CopyButton } from "./copy-button.tsx"
import { namedCompany } from "./named-company.ts"
import { type Transfer, transferQuery } from "./transfer-query.ts"
import { OrderFacts, TransferSteps } from "./transfer-side.tsx"
import { rowsOf, stateOf, wholeText } from "./transfer-text.ts"

const route = getRouteApi("/payment-waiting")

/** お振込をお待ちしています (20c, D90): what is typed at a bank, and what comes after it. */
export function PaymentWaitingPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Waiting />
    </QueryClientProvider>
  )
}
function Waiting() {
  const { t } = useTranslation("billing")
  const { data: transfer } = useSuspenseQuery(transferQuery(namedCompany(route.useSearch())))
  const state = stateOf(transfer, dayOfInstant(new Date().toISOString()))
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
            <Landmark aria-hidden="true" className="size-6" />
          </span>
          <div>
            <h1 className="text-2xl font-bold">{t(`state.${state}`)}</h1>
            <p className="text-sm text-muted-foreground" role="status">
              {t(`about.${state}`, {
                company: transfer.companyName,
                email: transfer.email ?? "",
                reason: transfer.refusal,
              })}
            </p>
          </div>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)_21.25rem] items-start gap-4 max-lg:grid-cols-1">
          {state === "waiting" || state === "overdue" ? (
            <Account transfer={transfer} />
          ) : (
            <ChooseTransfer transfer={transfer} isAgain={state === "refused"} />
          )}
          <div className="flex flex-col gap-4">
            <TransferSteps state={state} />
            {transfer.bills.length > 0 && <OrderFacts bills={transfer.bills} reference={transfer.reference} />}
          </div>
        </div>
        <footer className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <p className="text-sm text-muted-foreground">{t("laterByMail")}</p>
          <Link to="/login-company" className={buttonVariants({ size: "lg" })}>
            {t("toCompanies")}
            <ArrowRight aria-hidden="true" />
          </Link>
        </footer>
      </main>
    </div>
  )
}
function Account({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation("billing")
  const { longDay } = useFormat()
  const { amount, bills, dueOn } = transfer
  const held = bills.reduce((sum, bill) => sum + bill.held, 0)
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-4 border-b p-6 max-md:flex-col max-md:items-start max-md:p-4">
        <div>
          <p className="text-sm text-muted-foreground">{t("amount")}</p>
          <p className="flex flex-wrap items-center gap-3">
            <b className="tnum text-[2.125rem] leading-tight">{yen(amount)}</b>
            <CopyButton of={t("amount")} text={String(amount)} />
          </p>
          {held > 0 && <p className="text-sm">{t("heldOf", { sum: yen(held) })}</p>}
        </div>
        {dueOn !== null && (
          <p className="text-sm text-muted-foreground md:text-right">
            {t("due")}
            <b className="tnum block text-lg text-foreground">{longDay(dueOn)}</b>
          </p>
        )}
      </div>
      <dl>
        {rowsOf(transfer).map(({ key, value }) => (
          <div
            key={key}
            className={cn(
              "flex items-center gap-x-4 gap-y-1 border-b px-6 py-3 max-md:flex-col max-md:items-stretch max-md:px-4",
              key === "payer" && "bg-warning-bg",
            )}
          >
            <dt className="w-28 shrink-0 text-sm max-md:w-auto max-md:text-xs max-md:text-muted-foreground">
              {t(key)}
            </dt>
            <dd className="flex min-w-0 flex-1 items-center gap-4 font-bold">
              <span className="min-w-0 flex-1 wrap-break-word">
                {value}
                {key === "payer" && <span className="block text-xs font-normal">{t("payerHint")}</span>}
              </span>
              <CopyButton of={t(key)} text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2 px-6 py-4 max-md:px-4 print:hidden">
        <CopyButton of={t("everything")} text={wholeText(transfer, (key) => t(key))} label={t("copyAll")} />
        <Button variant="outline" size="sm" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t("print")}
        </Button>
        <span className="ml-auto text-xs text-muted-foreground">{t("fee")}</span>
      </div>
    </Card>
  )
}
