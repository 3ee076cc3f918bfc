import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import { daysOf, toneOf } from "./missing-card.tsx"
import { MissingLink } from "./missing-link.tsx"
import type { MissingRow } from "./missing-queries.ts"
import type { MissingType } from "./missing-search.ts"

export const useMissingColumns = (type: MissingType): ReadonlyArray<ListColumn<MissingRow>> => {
  const { t } = useTranslation("papers")
  return useMemo(
    () => [
      {
        key: "party",
        label: t("column.party"),
        value: ({ partyName }) => partyName,
        cell: (row) => (
          <MissingLink row={row} type={type} tabIndex={-1} className="truncate font-medium text-link hover:underline">
            {row.partyName}
          </MissingLink>
        ),
        width: 12,
        grows: true,
        isFixed: true,
      },
      {
        key: "site",
        label: t("field.siteId"),
        value: ({ isFee, siteName }) => (isFee ? t("missing.fee") : siteName),
        width: 13,
        grows: true,
      },
      {
        key: "why",
        label: t("missing.reason"),
        value: ({ why }) => t(`missing.why.${why}`),
        cell: (row) => <Badge tone={toneOf(row)}>{t(`missing.why.${row.why}`)}</Badge>,
        width: 7,
      },
      { key: "no", label: t("column.no"), value: ({ no }) => no, width: 9, className: "tnum" },
      { key: "days", label: t("missing.days"), value: daysOf, width: 11, className: "tnum" },
      {
        key: "heads",
        label: t("missing.heads"),
        kind: "number",
        value: ({ isFee, quantity }) => (isFee ? null : quantity),
        hasSum: true,
        width: 6,
      },
      {
        key: "amount",
        label: t("missing.amount"),
        kind: "yen",
        value: ({ amount }) => amount,
        hasSum: true,
        width: 9,
      },
    ],
    [t, type],
  )
}
