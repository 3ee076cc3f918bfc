import { useTranslation } from "react-i18next"
import type { KeptDay } from "@/lib/punch-queue/kept-day.ts"
import { arrangementsOf } from "../day/arrangement.ts"
import { SiteCard } from "./site-card.tsx"

/** 次の手配, of a day after this one. */
export function NextArrangement({ kept, day }: { readonly kept: KeptDay | undefined; readonly day: string }) {
  const { t } = useTranslation("today")
  const next = kept?.today.next ?? null
  const [arrangement] = next === null || next.day <= day ? [] : arrangementsOf([next])
  if (arrangement === undefined) return null
  return (
    <section aria-label={t("next")} className="flex flex-col gap-2">
      <p aria-hidden="true" className="text-base text-muted-foreground">
        {t("next")}
      </p>
      <SiteCard arrangement={arrangement} isLater />
    </section>
  )
}
