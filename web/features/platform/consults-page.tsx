import { Link } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { CompanyStateBadge } from "./company-state.tsx"
import { ConsultDialog } from "./consult-dialog.tsx"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"
import { type CompanyRow, consultRows, stateOf } from "./platform-queries.ts"

const useColumns = (ask: (row: CompanyRow) => void): ReadonlyArray<ListColumn<CompanyRow>> => {
  const { t } = useTranslation("platform")
  return useMemo(
    () => [
      {
        key: "company",
        label: t("name"),
        value: ({ name }) => name,
        cell: ({ id, name }) => (
          <Link to="/company-detail/$id" params={{ id: String(id) }} className="font-medium hover:underline">
            {name}
          </Link>
        ),
        width: 11,
        isFixed: true,
      },
      { key: "who", label: t("consultName"), value: (row) => row.subscriptionContact?.name ?? null, width: 7 },
      {
        key: "phone",
        label: t("phone"),
        value: (row) => row.subscriptionContact?.phone ?? null,
        width: 8,
        className: "tnum",
      },
      {
        key: "email",
        label: t("email"),
        value: (row) => row.subscriptionContact?.email ?? null,
        width: 12,
        isHidden: true,
      },
      {
        key: "people",
        label: t("consultPeople"),
        kind: "number",
        value: (row) => row.subscriptionContact?.totalUser ?? null,
        width: 5,
      },
      {
        key: "note",
        label: t("consultNote"),
        value: (row) => row.subscriptionContact?.note ?? null,
        width: 9,
        grows: true,
      },
      {
        key: "state",
        label: t("status"),
        value: ({ status }) => t(`state.${stateOf(status)}`),
        cell: ({ status }) => <CompanyStateBadge status={status} />,
        width: 6,
      },
      {
        key: "registeredAt",
        label: t("registeredAt"),
        kind: "instant",
        value: ({ registeredAt }) => registeredAt,
        width: 9,
      },
      {
        key: "does",
        label: "",
        value: () => null,
        isTool: true,
        width: 9.5,
        cell: (row) => (
          <Button size="sm" variant="outline" onClick={() => ask(row)}>
            {t("consult.approve")}
          </Button>
        ),
      },
    ],
    [t, ask],
  )
}

/** プラン相談 (SUP-06): companies that ask for a plan of their own. */
export function Consults({ tabs }: { readonly tabs: React.ReactNode }) {
  const { t } = useTranslation("platform")
  const { search } = usePlatformSearch()
  const { source } = usePagedRows(consultRows(search), search.sort !== undefined)
  const [asked, setAsked] = useState<CompanyRow>()
  return (
    <PlatformList<CompanyRow>
      name="consults"
      title={t("consult.list")}
      columns={useColumns(setAsked)}
      source={source}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      searchWords={t("search")}
      tabs={tabs}
      empty={t("consult.none")}
      emptyHint={t("consult.noneHint")}
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b>{row.name}</b>
          <CompanyStateBadge status={row.status} />
          <span className="w-full text-sm">
            {row.subscriptionContact?.name}　{row.subscriptionContact?.phone}
          </span>
          <Button variant="outline" onClick={() => setAsked(row)}>
            {t("consult.approve")}
          </Button>
        </span>
      )}
    >
      {asked !== undefined && <ConsultDialog company={asked} onClose={() => setAsked(undefined)} />}
    </PlatformList>
  )
}
