import { useQuery } from "@tanstack/react-query"
import { CreditCard, Landmark } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { addCard, savedCardsQuery } from "@/features/billing/card-query.ts"
import { SavedCards } from "@/features/billing/saved-cards.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { type CompanyPlan, planKey } from "./plan-query.ts"

/** お支払いの方法 (BILL-05, BILL-07): how bills are paid from now on, and the cards that are charged for them. */
export function WayCard({ plan }: { readonly plan: CompanyPlan }) {
  const { t } = useTranslation("plan")
  const [asks, setAsks] = useState(false)
  const { companyId, isBanking, paymentMethods, version } = plan
  const isBank = isBanking === 1
  const takesCards = paymentMethods.includes("credit")
  const cards = useQuery({ ...savedCardsQuery(companyId), enabled: takesCards })
  const hasNoCard = cards.data?.every(({ isExpired }) => isExpired === 1) === true
  const add = useWrite({
    write: (_: undefined, attempt) => addCard(companyId, attempt),
    onDone: ({ url }) => location.assign(url),
  })
  const change = useWrite({
    write: (to: 0 | 1, extraHeaders) =>
      data(billing.changeWay({ body: { companyId, isBanking: to, version }, extraHeaders })),
    invalidates: [planKey],
    done: t("wayChanged"),
    onDone: (_, to) => {
      setAsks(false)
      if (to === 0 && hasNoCard) add.mutate(undefined)
    },
    onFailed: () => setAsks(false),
  })
  const isOpen = paymentMethods.includes(isBank ? "credit" : "bank")
  const Picture = isBank ? Landmark : CreditCard
  return (
    <Card className="flex flex-col gap-4 p-5 max-md:p-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-sm text-muted-foreground">{t("wayTitle")}</h2>
        <b className="flex items-center gap-2 text-sm">
          <Picture aria-hidden="true" className="size-5 text-muted-foreground" />
          {t(`method.${isBank ? "bank" : "credit"}`)}
        </b>
        {isOpen && (
          <Button variant="outline" className="ml-auto" onClick={() => setAsks(true)}>
            {t(isBank ? "toCard" : "toTransfer")}
          </Button>
        )}
      </header>
      {takesCards && cards.data !== undefined && <SavedCards companyId={companyId} cards={cards.data} />}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t(isBank ? "toCardAsk" : "toTransferAsk")}
        description={t(isBank ? (hasNoCard ? "toCardTextNoCard" : "toCardText") : "toTransferText")}
        action={t(isBank ? "toCard" : "toTransfer")}
        destructive={false}
        busy={change.isPending}
        onConfirm={() => change.mutate(isBank ? 0 : 1)}
      />
    </Card>
  )
}
