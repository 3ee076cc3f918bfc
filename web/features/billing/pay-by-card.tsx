import { useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { CircleAlert, CreditCard, ExternalLink } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { RadioGroup, RadioMark } from "@/components/ui/radio-group.tsx"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { yen } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { CardName } from "./card-name.tsx"
import { type CardPayment, cardPaymentQuery, payOnPage, payWithCard } from "./card-query.ts"
import type { CardState } from "./card-state.ts"

interface PayByCardProps {
  readonly payment: CardPayment
  readonly state: CardState
}
/** The ways to pay: with a card that is there, or on the card company's page. Pressed twice it is one payment. */
export function PayByCard({ payment, state }: PayByCardProps) {
  const { t } = useTranslation("billing")
  const common = useTranslation("common").t
  const queries = useQueryClient()
  const { amount, bills, cards, companyId, failure, isSample } = payment
  const [isLeaving, setLeaving] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const seen = (now: CardPayment) => queries.setQueryData(cardPaymentQuery(companyId).queryKey, now)
  const failed = (error: unknown) => {
    setTrouble(error instanceof ApiError && error.status === 503 ? t("cardAway") : sentenceOf(error, common))
    void queries.invalidateQueries({ queryKey: cardPaymentQuery(companyId).queryKey })
  }
  const page = useWrite({
    write: (_: undefined, attempt) => payOnPage(companyId, attempt),
    quiet: true,
    onDone: (now) => {
      if (now.url === null) return seen(now)
      setLeaving(true)
      location.assign(now.url)
    },
    onFailed: failed,
  })
  const good = cards.filter(({ isExpired }) => isExpired === 0)
  const [chosen, setChosen] = useState<number>()
  const card = good.find(({ id }) => id === chosen) ?? good[0]
  const saved = useWrite({
    write: (cardId: number, attempt) =>
      payWithCard(
        companyId,
        bills.map(({ id }) => id),
        cardId,
        attempt,
      ),
    quiet: true,
    onDone: seen,
    onFailed: failed,
  })
  if (state === "banking")
    return (
      <p className="flex flex-wrap items-center gap-3 p-6">
        <Link to="/payment-waiting" search={{ companyId }} className={buttonVariants({})}>
          {t("toTransferPage")}
        </Link>
      </p>
    )
  if (state !== "ready" && state !== "ended") return null
  const isBusy = page.isPending || saved.isPending || isLeaving
  const said = trouble ?? (failure === null || failure === "abandoned" ? undefined : t(`cardFailure.${failure}`))
  return (
    <div className="flex flex-col gap-3 p-6 print:hidden">
      {said !== undefined && (
        <p role="alert" className="flex gap-2 rounded-lg bg-danger-bg p-3 text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
          {said}
        </p>
      )}
      {isSample === 1 && <p className="rounded-lg bg-warning-bg p-3 text-sm">{t("cardSample")}</p>}
      {card !== undefined && good.length > 1 && (
        <RadioGroup<number>
          aria-label={t("whichCard")}
          value={card.id}
          onValueChange={setChosen}
          className="flex flex-col gap-1"
        >
          {good.map((one) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the control is the mark inside
            <label
              key={one.id}
              className="flex min-h-8 cursor-pointer flex-wrap items-center gap-2 text-sm max-md:min-h-12"
            >
              <RadioMark value={one.id} />
              <CardName card={one} />
            </label>
          ))}
        </RadioGroup>
      )}
      <div className="flex flex-wrap gap-2">
        {card !== undefined && (
          <Button size="lg" busy={saved.isPending} disabled={isBusy} onClick={() => saved.mutate(card.id)}>
            <CreditCard aria-hidden="true" />
            {t("payWithSaved", { card: `•••• ${card.last4}`, sum: yen(amount) })}
          </Button>
        )}
        <Button
          size="lg"
          variant={card === undefined ? "default" : "outline"}
          busy={page.isPending || isLeaving}
          disabled={isBusy}
          onClick={() => page.mutate(undefined)}
        >
          {card === undefined ? t("payOnPage", { sum: yen(amount) }) : t("payWithOther")}
          <ExternalLink aria-hidden="true" />
        </Button>
      </div>
      <p className="text-xs text-muted-foreground">{t("cardNote")}</p>
    </div>
  )
}
