import { useTranslation } from "react-i18next"
import type { KeptDay } from "@/lib/punch-queue/kept-day.ts"
import { arrangementsOf } from "../day/arrangement.ts"
import { SiteCard } from "./site-card.tsx"

/** 次の手配: everything of the next day that has any, its shifts together. */
export function NextArrangement({ kept, day }: { readonly kept: KeptDay | undefined; readonly day: string }) {
  const { t } = useTranslation("today")
  const arrangements = arrangementsOf((kept?.today.next ?? []).filter((plan) => plan.day > day))
  if (arrangements.length === 0) return null
  return (
    <section aria-label={t("next")} className="flex flex-col gap-2">
      <p aria-hidden="true" className="text-base text-muted-foreground">
        {t("next")}
      </p>
      {arrangements.map((arrangement) => (
        <SiteCard key={arrangement.taskId} arrangement={arrangement} isLater />
      ))}
    </section>
  )
}
