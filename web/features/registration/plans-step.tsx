import { ChevronLeft, ChevronRight, Layers } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { cn } from "@/lib/class-names.ts"
import { inOrder } from "./payment-choice.ts"
import { type Choosing, PlanCard } from "./plan-card.tsx"
import type { Plan } from "./registration-queries.ts"
import { shownAtOnce, useCarousel } from "./use-carousel.ts"

interface PlansStepProps extends Choosing {
  readonly plans: ReadonlyArray<Plan>
}
/** プラン (11c): three at once, the others beside them; dots where there are more. */
export function PlansStep({ plans, ...of }: PlansStepProps) {
  const { t } = useTranslation("registration")
  const cards = inOrder(plans)
  const { at, go, pages, row, turn } = useCarousel(
    plans.length,
    cards.findIndex(({ id }) => id === of.chosen?.id),
  )
  if (plans.length === 0) return <EmptyState icon={Layers} title={t("noPlans")} />
  return (
    <section className="flex flex-col gap-5 px-7 py-6 max-md:px-4">
      <header className="flex flex-wrap items-end gap-3">
        <div className="mr-auto">
          <h3 className="text-lg font-bold">{t("choosePlan")}</h3>
          <p className="text-sm text-muted-foreground">{t("choosePlanHint")}</p>
        </div>
        {pages > 1 && (
          <div className="flex gap-2 max-md:hidden">
            <Button variant="outline" size="icon" aria-label={t("earlierPlans")} onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden="true" />
            </Button>
            <Button variant="outline" size="icon" aria-label={t("laterPlans")} onClick={() => turn(1)}>
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
        )}
      </header>
      <ul ref={row} className="flex snap-x gap-5 overflow-x-auto pb-2 max-md:flex-col max-md:overflow-visible">
        {cards.map((plan) => (
          <PlanCard key={plan.id} plan={plan} {...of} />
        ))}
      </ul>
      {plans.length > shownAtOnce && (
        <div className="flex justify-center max-md:hidden">
          {Array.from({ length: pages }, (_, dot) => (
            <button
              key={dot}
              type="button"
              aria-label={t("pageOfPlans", { page: dot + 1 })}
              aria-current={dot === at}
              className="grid size-6 cursor-pointer place-items-center rounded-full"
              onClick={() => go(dot)}
            >
              <span
                aria-hidden="true"
                className={cn("h-1.5 rounded-full", dot === at ? "w-5 bg-primary" : "w-1.5 bg-input")}
              />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
