import { useNavigate } from "@tanstack/react-router"
import { ClipboardList } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { RecordList } from "@/components/list/record-list.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { page } from "@/lib/client.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { scheduling } from "../client.ts"
import { SiteCard } from "./site-card.tsx"
import { useSiteColumns } from "./site-columns.tsx"
import { type SiteView, sitesKey } from "./site-queries.ts"
import type { SiteSearch } from "./site-search.ts"
import { statesOf, wireStates } from "./site-states.ts"
import { StateFilter } from "./state-filter.tsx"

type Of = "customer" | "vendor" | "staff"
/** Of one of our people each site says on how many days he is there. */
type TiedSite = SiteView & { readonly days?: number }
const calls = {
  customer: scheduling.sitesOfCustomer,
  vendor: scheduling.sitesOfVendor,
  staff: scheduling.sitesOfStaff,
} as const
type Filters = Pick<SiteSearch, "q" | "states" | "sort">

const fetchSites = (of: Of, id: number, { q, states }: Filters, asked: object, signal: AbortSignal) => {
  const wanted = wireStates(statesOf(states))
  const body = {
    ...asked,
    ...(q === undefined ? {} : { keyword: q }),
    ...(wanted.length === 0 ? {} : { states: wanted }),
  }
  return page(calls[of]({ params: { id }, body, fetchOptions: { signal } }))
}
const sitesOf = (of: Of, id: number, { sort: _, ...filters }: Filters) =>
  pagedRows<TiedSite, Awaited<ReturnType<typeof fetchSites>>>([...sitesKey, "of", of, id, filters], (asked, signal) =>
    fetchSites(of, id, filters, asked, signal),
  )
const idOf = ({ id }: TiedSite) => id

interface TiedSitesProps {
  readonly of: Of
  readonly id: number
  /** What stands in the address of the page. */
  readonly search: Filters
  readonly onChange: (next: Filters) => void
}
/** The sites that a customer orders, that a vendor's workers are on, or that one of our people is arranged on. */
export function TiedSites({ of, id, search, onChange }: TiedSitesProps) {
  const { t } = useTranslation("works")
  const navigate = useNavigate()
  const { q, states, sort } = search
  // The sum of somebody's days is of all of them, not of the first page.
  const { source } = usePagedRows(sitesOf(of, id, search), sort !== undefined || of === "staff")
  const siteColumns = useSiteColumns()
  const columns = useMemo(
    (): ReadonlyArray<ListColumn<TiedSite>> => [
      ...siteColumns,
      {
        key: "days",
        label: t("daysArranged"),
        kind: "number",
        isSent: ({ days }) => days !== undefined,
        value: ({ days }) => days ?? null,
        hasSum: true,
        width: 7,
      },
    ],
    [siteColumns, t],
  )
  const chosen = statesOf(states)
  const list = useList<TiedSite>({
    name: `${of}.sites`,
    title: t("title"),
    unit: "items",
    columns,
    idOf,
    nameOf: ({ name }) => name,
    source,
    sort,
    onSort: (next) => onChange({ ...search, sort: next }),
    conditions: [
      ...(q === undefined ? [] : [`「${q}」`]),
      ...(chosen.length === 0 ? [] : [`${t("states")}：${chosen.map((word) => t(`state.${word}`)).join("・")}`]),
    ],
    onClear: () => onChange({ sort }),
    onOpen: (site) => void navigate({ to: "/works/information", search: { constructionSiteId: site.id } }),
    card: (site) => <SiteCard site={site} />,
  })
  return (
    <RecordList
      list={list}
      filters={
        <>
          <SearchBox
            value={q ?? ""}
            onChange={(next) => onChange({ ...search, q: next })}
            label={t("search")}
            placeholder={t("search")}
            className="w-64 max-md:w-full"
          />
          <StateFilter states={states} onChange={(next) => onChange({ ...search, states: next })} />
        </>
      }
      empty={<EmptyState icon={ClipboardList} title={t("noneTied")} hint={t(`noneTiedHint.${of}`)} />}
    />
  )
}
