import { useTranslation } from "react-i18next"
import { KanaRow } from "@/components/list/kana-row.tsx"
import { StatusFilter } from "@/components/list/status-filter.tsx"
import { TroubleChip } from "@/components/list/trouble-chip.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import type { PartnerPage } from "./partner-queries.ts"
import type { PartnerSearch } from "./partner-search.ts"

interface PartnerFiltersProps {
  readonly search: PartnerSearch
  readonly page: PartnerPage | undefined
  readonly onChange: (next: PartnerSearch) => void
}
/** Search and filters; those whose papers lack something always stand there with their number. */
export function PartnerFilters({ search, page, onChange }: PartnerFiltersProps) {
  const { t } = useTranslation("trading")
  const isOn = search.incomplete === 1
  return (
    <>
      <SearchBox
        value={search.q ?? ""}
        onChange={(q) => onChange({ ...search, q })}
        label={t("searchLabel")}
        placeholder={t("search")}
        className="w-64 max-md:w-full"
      />
      <KanaRow row={search.kana} onChange={(kana) => onChange({ ...search, kana })} />
      <StatusFilter
        name={t("column.status")}
        word={(value) => t(`status.${value}`)}
        status={search.status}
        onChange={(status) => onChange({ ...search, status })}
      />
      <TroubleChip
        name={t("incomplete")}
        hint={t("incompleteHint")}
        count={page?.counts.incomplete ?? 0}
        isOn={isOn}
        onClick={() => onChange({ ...search, incomplete: isOn ? undefined : 1 })}
      />
    </>
  )
}
