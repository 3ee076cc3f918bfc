import { CreditCard, Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { CardName } from "./card-name.tsx"
import { addCard, type CardPayment } from "./card-query.ts"

interface SavedCardsProps {
  readonly companyId: number
  readonly cards: CardPayment["cards"]
}
/** 登録済みのカード, and one more: it is entered at the card company. */
export function SavedCards({ cards, companyId }: SavedCardsProps) {
  const { t } = useTranslation("billing")
  const [isLeaving, setLeaving] = useState(false)
  const add = useWrite({
    write: (_: undefined, attempt) => addCard(companyId, attempt),
    onDone: ({ url }) => {
      setLeaving(true)
      location.assign(url)
    },
  })
  return (
    <section aria-label={t("savedCards")} className="flex flex-col gap-3">
      {cards.length === 0 && <p className="text-sm text-muted-foreground">{t("noCards")}</p>}
      <ul className="flex flex-col gap-2">
        {cards.map((card) => (
          <li key={card.id} className="flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3 text-sm">
            <CreditCard aria-hidden="true" className="size-5" />
            <CardName card={card} />
            {card.isExpired === 1 && <Badge tone="danger">{t("cardExpired")}</Badge>}
            {card.isDefault === 1 && card.isExpired === 0 && <Badge tone="success">{t("cardDefault")}</Badge>}
          </li>
        ))}
      </ul>
      {cards.length > 0 && <p className="text-sm text-muted-foreground">{t("cardByItself")}</p>}
      <Button
        variant="outline"
        className="self-start"
        busy={add.isPending || isLeaving}
        onClick={() => add.mutate(undefined)}
      >
        <Plus aria-hidden="true" />
        {t("addCard")}
      </Button>
    </section>
  )
}
