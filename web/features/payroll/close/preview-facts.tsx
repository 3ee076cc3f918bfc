import { TriangleAlert } from "lucide-react"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { signed } from "../money.ts"
import type { PayRow } from "../queries.ts"

interface RowProps {
  readonly row: PayRow
}
/** To the left less, to the right more; the longest fills its half. */
export function DifferenceBar({ share }: { readonly share: number }) {
  const width = `${Math.abs(share) * 50}%`
  return (
    <span aria-hidden="true" className="relative block h-3.5">
      <span className="absolute inset-y-0 left-1/2 w-px bg-strong" />
      <span
        className={cn("absolute inset-y-0.5 rounded-xs", share < 0 ? "right-1/2 bg-danger/60" : "left-1/2 bg-ring")}
        style={{ width }}
      />
    </span>
  )
}
/** Why the net differs, or why there is none. */
export const useReasonWords = () => {
  const { t } = useTranslation(["close", "pay"])
  return useCallback(
    ({ net, difference, missing, changes }: PayRow) => {
      if (net === null) return missing.map((kind) => t(`pay:missing.${kind}`)).join("・")
      if (difference === null) return t("newPerson")
      return changes.map(({ name, yen }) => `${name} ${signed(yen)}`).join("・")
    },
    [t],
  )
}
export function Reasons({ row }: RowProps) {
  const words = useReasonWords()(row)
  if (row.net === null) {
    return (
      <span className="flex items-center gap-1.5 text-xs text-danger">
        <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
        {words}
      </span>
    )
  }
  if (row.difference === null) return <span className="text-xs text-muted-foreground">{words}</span>
  return (
    <span className="flex flex-wrap gap-1 py-1">
      {row.changes.map(({ key, name, yen }) => (
        <span key={key} className="rounded-sm bg-muted px-1.5 py-0.5 text-2xs whitespace-nowrap text-muted-foreground">
          {name} <b className={yen < 0 ? "text-danger" : "text-foreground"}>{signed(yen)}</b>
        </span>
      ))}
    </span>
  )
}
