import { ChevronRight, TrendingDown, TrendingUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { yen } from "@/lib/format.ts"
import type { Statement } from "../slip-query.ts"
import { largestChanges } from "./net-changes.ts"

/** 先月より ¥3,983 少ない・なぜ？; nothing for a first slip. */
export function DifferenceLine({ slip, onOpen }: { readonly slip: Statement; readonly onOpen: () => void }) {
  const { t } = useTranslation("pay")
  const { previous } = slip
  if (previous === null) return null
  const { difference } = previous
  const Icon = difference < 0 ? TrendingDown : TrendingUp
  const sizes = { yen: yen(Math.abs(difference)) }
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 items-center gap-3 big-text:flex-wrap rounded-xl border bg-card px-4 py-2 text-left shadow-card hover:bg-muted"
    >
      {difference !== 0 && (
        <Icon
          aria-hidden="true"
          className={
            difference < 0
              ? "size-5 shrink-0 text-danger big-text:hidden"
              : "size-5 shrink-0 text-success big-text:hidden"
          }
        />
      )}
      <span className="min-w-0 flex-1 big-text:basis-full">
        <b className="block text-base">
          {difference === 0 ? t("same") : difference < 0 ? t("less", sizes) : t("more", sizes)}
        </b>
        <span className="block truncate text-sm text-muted-foreground">
          {largestChanges(slip)
            .map(({ name }) => name)
            .join("・")}
        </span>
      </span>
      <b className="text-base text-link">{t("whyShort")}</b>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
    </button>
  )
}
