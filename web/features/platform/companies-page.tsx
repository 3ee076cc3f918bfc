import { getRouteApi, Link } from "@tanstack/react-router"
import { Building2 } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { Avatar } from "@/components/ui/avatar.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { CompanyStateBadge } from "./company-state.tsx"
import { PlatformFrame } from "./platform-frame.tsx"
import { type CompanyRow, companyRows, stateOf } from "./platform-queries.ts"
import { companyStates, type PlatformSearch, platformSearch } from "./platform-search.ts"

const route = getRouteApi("/companies")
const idOf = ({ id }: CompanyRow) => id

function CompanyLink({ company }: { readonly company: CompanyRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={company.name} src={company.avatar} size={24} shape="square" decorative />
      <Link to="/company-detail/$id" params={{ id: String(company.id) }} className="font-medium hover:underline">
        {company.name}
      </Link>
    </span>
  )
}
const useColumns = () => {
  const { t } = useTranslation("platform")
  return useMemo(
    (): ReadonlyArray<ListColumn<CompanyRow>> => [
      {
        key: "name",
        label: t("name"),
        value: ({ name }) => name,
        cell: (row) => <CompanyLink company={row} />,
        width: 15,
        grows: true,
        isFixed: true,
      },
      {
        key: "status",
        label: t("status"),
        value: ({ status }) => t(`state.${stateOf(status)}`),
        cell: ({ status }) => <CompanyStateBadge status={status} />,
        width: 8,
      },
      { key: "plan", label: t("plan"), value: ({ planName }) => planName, width: 9 },
      { key: "admin", label: t("admin"), value: ({ admin }) => admin?.name ?? null, width: 9 },
      { key: "adminEmail", label: t("adminEmail"), value: ({ admin }) => admin?.email ?? null, width: 14 },
      {
        key: "kenId",
        label: t("kenId"),
        value: ({ kenId }) => (kenId === null ? null : (prefectures[kenId - 1] ?? null)),
        width: 7,
      },
      {
        key: "registrationNumber",
        label: t("registrationNumber"),
        value: ({ registrationNumber }) => registrationNumber,
        width: 10,
      },
      {
        key: "registeredAt",
        label: t("registeredAt"),
        kind: "instant",
        value: ({ registeredAt }) => registeredAt,
        width: 10,
      },
      { key: "reason", label: t("reason"), value: ({ reason }) => reason, width: 12, isHidden: true },
    ],
    [t],
  )
}
/** 企業管理 (21a): every company, those that wait for a word first. */
export function CompaniesPage() {
  const { t } = useTranslation("platform")
  return (
    <PlatformFrame>
      <Companies title={t("title")} />
    </PlatformFrame>
  )
}
function Companies({ title }: { readonly title: string }) {
  const { t } = useTranslation("platform")
  const search = platformSearch({ ...route.useSearch() })
  const navigate = route.useNavigate()
  const { q, state, sort } = search
  const show = (next: PlatformSearch) => void navigate({ search: platformSearch({ ...next }), replace: true })
  const { source } = usePagedRows(companyRows(search), sort !== undefined)
  const list = useList<CompanyRow>({
    name: "platform-companies",
    title,
    unit: "items",
    columns: useColumns(),
    idOf,
    nameOf: ({ name }) => name,
    source,
    sort,
    onSort: (next) => show({ ...search, sort: next }),
    conditions: [...(q === undefined ? [] : [`「${q}」`]), ...(state === undefined ? [] : [t(`state.${state}`)])],
    onClear: () => show({ sort }),
    onOpen: ({ id }) => void navigate({ to: "/company-detail/$id", params: { id: String(id) } }),
    card: (row) => (
      <span className="flex flex-wrap items-center gap-2 p-4">
        <CompanyLink company={row} />
        <CompanyStateBadge status={row.status} />
        <span className="w-full text-sm text-muted-foreground">{row.admin?.email}</span>
      </span>
    ),
  })
  return (
    <ListPage
      list={list}
      title={title}
      detail={source.isPending ? undefined : t("count", { count: source.total })}
      filters={
        <>
          <SearchBox
            value={q ?? ""}
            onChange={(text) => show({ ...search, q: text })}
            label={t("searchLabel")}
            placeholder={t("search")}
            className="w-72 max-md:w-full"
          />
          <ToggleGroup
            label={t("status")}
            value={state ?? "all"}
            onChange={(next) => show({ ...search, state: next === "all" ? undefined : next })}
            options={[
              { value: "all" as const, label: t("all") },
              ...companyStates.map((value) => ({ value, label: t(`state.${value}`) })),
            ]}
          />
        </>
      }
      empty={<EmptyState icon={Building2} title={t("empty")} />}
      noMatch={t("noMatch")}
    />
  )
}
