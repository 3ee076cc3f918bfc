import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { FilterChip } from "@/components/list/filter-chip.tsx"
import { siteQuery } from "@/features/scheduling/sites/site-queries.ts"

/** Which site the list is of. It comes by an address (/works/paper); the chip names it and takes it off. */
export function SiteChip({ siteId, onClear }: { readonly siteId: number; readonly onClear: () => void }) {
  const { t } = useTranslation("papers")
  const { data } = useQuery(siteQuery(siteId))
  const value = String(siteId)
  return (
    <FilterChip
      name={t("siteFilter")}
      options={[{ value, label: data?.name ?? value }]}
      chosen={[value]}
      onChange={onClear}
    />
  )
}
