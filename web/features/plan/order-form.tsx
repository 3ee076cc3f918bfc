import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { DialogBody, DialogFooter } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { RadioGroup } from "@/components/ui/radio-group.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { CampaignField } from "@/features/registration/campaign-field.tsx"
import { ChoiceCard } from "@/features/registration/choice-card.tsx"
import { fieldErrorOf, sentenceOf } from "@/lib/api-error.ts"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type Asked, type CompanyPlan, type OrderPrice, orderPriceQuery } from "./plan-query.ts"
import { QuoteLines } from "./quote-lines.tsx"

/** As it was counted: by which code, and what is paid now (D92). */
export interface ShownOrder {
  readonly campaignCode: string | null
  readonly total: number
}
interface OrderFormProps {
  /** By which what is ordered can be paid. */
  readonly ways: CompanyPlan["paymentMethods"]
  readonly asked: Asked
  readonly isMembers?: boolean
  /** What the order means, before anything is ordered. */
  readonly note?: string | undefined
  /** Choices that the price depends on. */
  readonly children?: React.ReactNode
  readonly way: string
  readonly onWay: (way: string) => void
  readonly isBusy: boolean
  readonly onOrder: (shown: ShownOrder) => void
  readonly onClose: () => void
}
/** An order before it is sent: its choices, and what it comes to by the rules that will make its bill. */
export function OrderForm(props: OrderFormProps) {
  const { ways, asked, isMembers = false, note, children, way, onWay, isBusy, onOrder, onClose } = props
  const { t } = useTranslation("plan")
  const { t: tCommon } = useTranslation("common")
  const [code, setCode] = useState("")
  const price = useQuery(orderPriceQuery(asked))
  const byCode = useQuery({
    ...orderPriceQuery({ ...asked, campaignCode: code }),
    enabled: code !== "",
    retry: false,
    placeholderData: () => undefined,
  })
  const shown = byCode.data ?? price.data
  const isPaidNow = shown !== undefined && shown.bill !== null && shown.bill.total > 0
  // Months that are paid afterwards and members are not reduced by a code.
  const takesCode = !isMembers && price.data?.bill != null
  // D132: what was applied is neither dropped unseen nor sent before it is known to be good.
  const campaignCode = takesCode && byCode.data !== undefined ? code : null
  const isCodeOpen = takesCode && code !== "" && byCode.data === undefined
  return (
    <>
      <DialogBody className="grid grid-cols-[minmax(0,1fr)_22rem] content-start gap-6 max-md:grid-cols-1">
        <div className="flex flex-col gap-5">
          {children}
          {isPaidNow && <Ways ways={ways} way={way} onWay={onWay} />}
          {takesCode && (
            <CampaignField
              code={code}
              onCode={setCode}
              error={
                byCode.error === null
                  ? undefined
                  : (fieldErrorOf(byCode.error, "campaignCode") ?? sentenceOf(byCode.error, tCommon))
              }
              brings={byCode.data === undefined ? undefined : t("reduced")}
              isBusy={byCode.isFetching}
            />
          )}
          {note !== undefined && <p className="rounded-lg bg-warning-bg px-4 py-3 text-sm">{note}</p>}
        </div>
        <aside className="flex flex-col gap-3 rounded-lg border bg-muted/50 p-4" aria-live="polite">
          {price.error !== null && <ErrorState error={price.error} onRetry={() => void price.refetch()} />}
          {shown === undefined ? <Skeleton className="h-40" /> : <Price price={shown} isMembers={isMembers} />}
        </aside>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {t("cancel")}
        </Button>
        {isCodeOpen && <p className="text-xs text-muted-foreground">{t("codeOpen")}</p>}
        <Button
          busy={isBusy}
          disabled={isCodeOpen || shown === undefined}
          onClick={() => onOrder({ campaignCode, total: shown?.bill?.total ?? 0 })}
        >
          {t("order")}
        </Button>
      </DialogFooter>
    </>
  )
}
function Price({ price, isMembers }: { readonly price: OrderPrice; readonly isMembers: boolean }) {
  const { t } = useTranslation("plan")
  const { longDay } = useFormat()
  const { balance, bill, expiredAt, isAtOnce, monthly, replaces } = price
  const meaning = isMembers
    ? (["membersWithPayment", "membersAtOnce"] as const)
    : (["withPayment", bill === null ? "laterBilled" : "atOnce"] as const)
  return (
    <>
      {bill !== null && <QuoteLines quote={bill} />}
      {monthly !== null && (
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-sm">{t("aMonth")}</span>
          <b className="tnum text-base">{yen(monthly)}</b>
        </p>
      )}
      <p className="text-sm font-medium">{t(meaning[isAtOnce])}</p>
      {expiredAt !== null && (
        <p className="flex justify-between text-sm">
          <span className="text-muted-foreground">{t("until")}</span>
          <b className="tnum">{longDay(expiredAt)}</b>
        </p>
      )}
      {balance > 0 && <p className="text-xs text-muted-foreground">{t("balanceAfter", { money: yen(balance) })}</p>}
      {replaces !== null && <p className="text-xs text-warning">{t("replaces")}</p>}
    </>
  )
}
interface WaysProps {
  readonly ways: CompanyPlan["paymentMethods"]
  readonly way: string
  readonly onWay: (way: string) => void
}
/** How it is paid: the ways that the server has open; one alone is not asked for. */
function Ways({ ways, way, onWay }: WaysProps) {
  const { t } = useTranslation(["plan", "registration"])
  if (ways.length < 2) return null
  return (
    <section aria-labelledby="order-way" className="flex flex-col gap-2">
      <h3 id="order-way" className="text-sm font-bold">
        {t("howPaid")}
      </h3>
      <RadioGroup<string> aria-labelledby="order-way" value={way} onValueChange={onWay} className="grid gap-2">
        {ways.map((one) => (
          <ChoiceCard
            key={one}
            value={one}
            isChosen={way === one}
            title={t(`method.${one}`)}
            detail={t(`registration:methodDetail.${one}`)}
          />
        ))}
      </RadioGroup>
    </section>
  )
}
