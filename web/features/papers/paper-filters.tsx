import { useTranslation } from "react-i18next"
import { paperStatuses, paperTypes } from "#modules/papers/codes.ts"
import { FilterChip } from "@/components/list/filter-chip.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import type { PaperSearch } from "./paper-search.ts"
import { kinds } from "./paper-state.tsx"
import { RangeChip } from "./range-chip.tsx"
import { SiteChip } from "./site-chip.tsx"

const statuses = ["draft", "pending", "active", "rejected", "deleted"] as const
const numberOf = (chosen: ReadonlyArray<string>) => (chosen.length === 0 ? undefined : Number(chosen.at(-1)))

/** By words, kind, state, payment, and by ranges of day and amount, any of them together. */
export function PaperFilters({
  search,
  onChange,
}: {
  readonly search: PaperSearch
  readonly onChange: (next: PaperSearch) => void
}) {
  const { t } = useTranslation("papers")
  return (
    <>
      <SearchBox
        value={search.q ?? ""}
        onChange={(q) => onChange({ ...search, q })}
        label={t("searchLabel")}
        placeholder={t("search")}
        className="w-64 max-md:w-full"
      />
      <FilterChip
        name={t("column.type")}
        options={kinds.map((word) => ({ value: String(paperTypes[word]), label: t(`type.${word}`) }))}
        chosen={search.type === undefined ? [] : [String(search.type)]}
        onChange={(chosen) => onChange({ ...search, type: numberOf(chosen) })}
      />
      <FilterChip
        name={t("column.state")}
        options={statuses.map((word) => ({ value: String(paperStatuses[word]), label: t(`state.${word}`) }))}
        chosen={search.status === undefined ? [] : [String(search.status)]}
        onChange={(chosen) => onChange({ ...search, status: numberOf(chosen) })}
      />
      <FilterChip
        name={t("column.paid")}
        options={[
          { value: "0", label: t("unpaid") },
          { value: "1", label: t("paid") },
        ]}
        chosen={search.paid === undefined ? [] : [String(search.paid)]}
        onChange={(chosen) => {
          const paid = numberOf(chosen)
          onChange({ ...search, paid: paid === 0 || paid === 1 ? paid : undefined })
        }}
      />
      {search.site !== undefined && (
        <SiteChip siteId={search.site} onClear={() => onChange({ ...search, site: undefined })} />
      )}
      <RangeChip search={search} onChange={onChange} />
    </>
  )
}
