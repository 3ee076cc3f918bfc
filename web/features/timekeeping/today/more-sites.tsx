import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { MyDay } from "../day/my-day.ts"
import { SiteRow } from "./site-row.tsx"

/** ほか n現場: the next one, and the later ones behind one press. */
export function MoreSites({ arrangements: [next, ...later] }: Pick<MyDay, "arrangements">) {
  const { t } = useTranslation("today")
  if (next === undefined) return null
  return (
    <>
      <SiteRow arrangement={next} />
      <details className="group">
        <summary className="flex min-h-12 list-none items-center justify-center gap-2 rounded-xl border bg-card px-4 text-base">
          {t("moreSites", { count: later.length })}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="mt-3 flex flex-col gap-3">
          {later.map((one) => (
            <SiteRow key={one.taskId} arrangement={one} />
          ))}
        </div>
      </details>
    </>
  )
}
