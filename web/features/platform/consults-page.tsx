import { Link } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { activeStatuses } from "#modules/kernel/codes/status.ts"
import { Button } from "@/components/ui/button.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { CompanyStateBadge, companyStateOf } from "./company-state.tsx"
import { ConsultDialog } from "./consult-dialog.tsx"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"
import { type CompanyRow, consultRows } from "./platform-queries.ts"
import { RefuseConsultDialog } from "./refuse-consult-dialog.tsx"

interface Asks {
  readonly does: "approve" | "refuse"
  readonly row: CompanyRow
}
/** A registration is rejected as a whole; a company in use keeps the plan that it has. */
const isInUse = ({ status }: CompanyRow) => status === activeStatuses.active

const useColumns = (ask: (asks: Asks) => void): ReadonlyArray<ListColumn<CompanyRow>> => {
  const { t } = useTranslation(["platform", "offers"])
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
        value: (row) => t(`state.${companyStateOf(row)}`),
        cell: (row) => <CompanyStateBadge company={row} />,
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
        width: 13,
        cell: (row) => (
          <span className="flex gap-1">
            <Button size="sm" variant="outline" onClick={() => ask({ does: "approve", row })}>
              {t("offers:consult.approve")}
            </Button>
            {isInUse(row) && (
              <Button size="sm" variant="quiet" onClick={() => ask({ does: "refuse", row })}>
                {t("offers:consult.refuse")}
              </Button>
            )}
          </span>
        ),
      },
    ],
    [t, ask],
  )
}

/** プラン相談 (SUP-06): companies that ask for a plan of their own. */
export function Consults({ tabs }: { readonly tabs: React.ReactNode }) {
  const { t } = useTranslation(["platform", "offers"])
  const { search } = usePlatformSearch()
  const { source } = usePagedRows(consultRows(search), search.sort !== undefined)
  const [asked, setAsked] = useState<Asks>()
  return (
    <PlatformList<CompanyRow>
      name="consults"
      title={t("offers:consult.list")}
      columns={useColumns(setAsked)}
      source={source}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      searchWords={t("search")}
      tabs={tabs}
      empty={t("offers:consult.none")}
      emptyHint={t("offers:consult.noneHint")}
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b>{row.name}</b>
          <CompanyStateBadge company={row} />
          <span className="w-full text-sm">
            {row.subscriptionContact?.name}　{row.subscriptionContact?.phone}
          </span>
          <Button variant="outline" onClick={() => setAsked({ does: "approve", row })}>
            {t("offers:consult.approve")}
          </Button>
          {isInUse(row) && (
            <Button variant="quiet" onClick={() => setAsked({ does: "refuse", row })}>
              {t("offers:consult.refuse")}
            </Button>
          )}
        </span>
      )}
    >
      {asked?.does === "approve" && <ConsultDialog company={asked.row} onClose={() => setAsked(undefined)} />}
      {asked?.does === "refuse" && <RefuseConsultDialog company={asked.row} onClose={() => setAsked(undefined)} />}
    </PlatformList>
  )
}
