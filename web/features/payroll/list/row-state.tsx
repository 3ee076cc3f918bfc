import { TriangleAlert } from "lucide-react"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { Badge, type BadgeTone } from "@/components/ui/badge.tsx"
import type { PayRow } from "../queries.ts"
import { isLargeChange } from "./large-change.ts"

interface State {
  readonly tone: BadgeTone
  readonly words: string
}
/** What stands behind the figures of a row: why there are none, a correction, a large change, a draft. */
export const useRowState = () => {
  const { t } = useTranslation("pay")
  return useCallback(
    (row: PayRow): State => {
      if (row.missing.length > 0) return { tone: "danger", words: t("state.missing") }
      if (row.net !== null && row.net < 0) return { tone: "danger", words: t("missing.negativeNet") }
      if (row.beforeCorrection !== null) return { tone: "primary", words: t("state.correctedRow") }
      if (isLargeChange(row)) return { tone: "warning", words: t("state.large") }
      return row.state === "closed"
        ? { tone: "success", words: t("state.closed") }
        : { tone: "muted", words: t("state.draft") }
    },
    [t],
  )
}
/** Why a row has no figures, in words. */
export const useMissingWords = () => {
  const { t } = useTranslation("pay")
  return ({ missing }: Pick<PayRow, "missing">) => missing.map((kind) => t(`missing.${kind}`))
}
export function RowState({ row }: { readonly row: PayRow }) {
  const { tone, words } = useRowState()(row)
  const why = useMissingWords()(row)
  return (
    <Badge tone={tone} title={why.length === 0 ? undefined : why.join("\n")}>
      {why.length > 0 && <TriangleAlert aria-hidden="true" />}
      {words}
    </Badge>
  )
}
