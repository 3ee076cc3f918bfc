import { Save, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import type { ImportView } from "./import-queries.ts"

/** What would become of the rows; before anything else, that nothing is saved yet. */
export function CountCards({ counts, isReady }: { readonly counts: ImportView["counts"]; readonly isReady: boolean }) {
  const { t } = useTranslation("imports")
  const figures = [
    ["read", counts.read],
    ["good", counts.good],
    ["skipped", counts.skipped],
    ["wrong", counts.wrong],
  ] as const
  return (
    <div role="status" className="grid grid-cols-[1.4fr_repeat(4,1fr)] gap-3 big-text:grid-cols-2 max-md:grid-cols-2">
      <div className="flex items-center gap-3 rounded-lg border bg-card p-4 max-md:col-span-2">
        <Save aria-hidden="true" className="size-6 shrink-0 text-link" />
        <div>
          <b className="text-base">{t("notSavedYet")}</b>
          <p className="text-sm text-muted-foreground">
            {isReady ? t("readyHint") : t("notSavedHint", { count: figure(counts.wrong) })}
          </p>
        </div>
      </div>
      {figures.map(([name, count]) => (
        <div
          key={name}
          className={cn(
            "rounded-lg border bg-card p-4",
            name === "wrong" && count > 0 && "border-danger bg-danger-bg text-danger",
          )}
        >
          <span className="flex items-center gap-1.5 text-sm">
            {name === "wrong" && count > 0 && <TriangleAlert aria-hidden="true" className="size-4" />}
            {t(name)}
          </span>
          <b className="tnum text-xl">{t("lines", { count: figure(count) })}</b>
        </div>
      ))}
    </div>
  )
}
