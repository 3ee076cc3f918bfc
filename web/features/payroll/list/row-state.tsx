import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import type { PayRow } from "../queries.ts"
import { isLargeChange } from "./large-change.ts"

/** What stands behind the figures of a row: why there are none, a correction, a large change, a draft. */
export function RowState({ row }: { readonly row: PayRow }) {
  const { t } = useTranslation("pay")
  const [missing] = row.missing
  if (missing !== undefined) {
    return (
      <Badge tone="danger" title={row.missing.map((kind) => t(`missing.${kind}`)).join("\n")}>
        <TriangleAlert aria-hidden="true" />
        {t("state.missing")}
      </Badge>
    )
  }
  if (row.net !== null && row.net < 0) return <Badge tone="danger">{t("missing.negativeNet")}</Badge>
  if (row.beforeCorrection !== null) return <Badge tone="primary">{t("state.correctedRow")}</Badge>
  if (isLargeChange(row)) return <Badge tone="warning">{t("state.large")}</Badge>
  return row.state === "closed" ? (
    <Badge tone="success">{t("state.closed")}</Badge>
  ) : (
    <Badge tone="muted">{t("state.draft")}</Badge>
  )
}
