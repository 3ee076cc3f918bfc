import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { RadioGroup } from "@/components/ui/radio-group.tsx"
import { ChoiceCard } from "@/features/registration/choice-card.tsx"
import { countedOf } from "@/features/registration/payment-choice.ts"
import type { Plan } from "@/features/registration/registration-queries.ts"
import { yen } from "@/lib/format.ts"

/** 0 is a month at a time: a radio has a value. */
const aMonth = 0
interface MonthsChoiceProps {
  readonly plan: Plan
  readonly optionId: number | null
  readonly onChange: (optionId: number | null) => void
}
/** How many months are paid at once, with what each brings. */
export function MonthsChoice({ plan, optionId, onChange }: MonthsChoiceProps) {
  const { t } = useTranslation(["plan", "registration"])
  const chosen = optionId ?? aMonth
  return (
    <section aria-labelledby="order-months" className="flex flex-col gap-2">
      <h3 id="order-months" className="text-sm font-bold">
        {t("monthsOf")}
      </h3>
      <RadioGroup<number>
        aria-labelledby="order-months"
        value={chosen}
        onValueChange={(id) => onChange(id === aMonth ? null : id)}
        className="grid gap-2"
      >
        {[null, ...plan.subscriptionOptions.map(({ id }) => id)].map((id) => {
          const { counted, months } = countedOf(plan, { subscriptionOptionId: id })
          const option = plan.subscriptionOptions.find((one) => one.id === id)
          return (
            <ChoiceCard
              key={id ?? aMonth}
              value={id ?? aMonth}
              isChosen={chosen === (id ?? aMonth)}
              title={
                <>
                  {t("registration:monthsOf", { count: months })}
                  {option !== undefined && (
                    <Badge tone="success">
                      {t(`registration:benefit.${option.benefit}`, { value: option.benefitValue })}
                    </Badge>
                  )}
                </>
              }
              detail={t("registration:aMonth", { price: yen(counted.perMonth) })}
            />
          )
        })}
      </RadioGroup>
    </section>
  )
}
