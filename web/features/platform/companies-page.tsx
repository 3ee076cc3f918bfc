import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { MailPlus } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Button } from "@/components/ui/button.tsx"
import { figure } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { CompanyFilters } from "./company-filters.tsx"
import { CompanyStateBadge, companyStateOf } from "./company-state.tsx"
import { CompanyTabs } from "./company-tabs.tsx"
import { InviteDialog } from "./invite-dialog.tsx"
import { Money } from "./money-page.tsx"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"
import { type CompanyRow, companyCountsQuery, companyRows } from "./platform-queries.ts"
import { type CompanyState, companyStates } from "./platform-search.ts"
import { Transfers } from "./transfers-page.tsx"

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
        value: (row) => t(`state.${companyStateOf(row)}`),
        cell: (row) => <CompanyStateBadge company={row} />,
        width: 8,
      },
      { key: "plan", label: t("plan"), value: ({ planName }) => planName, width: 9 },
      {
        key: "paysBy",
        label: t("paysBy"),
        value: ({ paysBy }) => (paysBy === null ? null : t(`method.${paysBy}`)),
        width: 7,
      },
      { key: "expiredAt", label: t("expiredAt"), kind: "day", value: ({ expiredAt }) => expiredAt, width: 7 },
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
function CompanyList() {
  const { t } = useTranslation("platform")
  const navigate = useNavigate()
  const { search } = usePlatformSearch()
  const { source } = usePagedRows(companyRows(search), search.sort !== undefined)
  const [isInviting, setInviting] = useState(false)
  const { data: counts } = useQuery(companyCountsQuery)
  const stateWord = (value: CompanyState) =>
    counts === undefined ? t(`state.${value}`) : `${t(`state.${value}`)} ${figure(counts[value])}`
  return (
    <PlatformList<CompanyRow>
      name="companies"
      title={t("title")}
      columns={useColumns()}
      source={source}
      idOf={idOf}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate({ to: "/company-detail/$id", params: { id: String(id) } })}
      states={companyStates.map((value) => ({ value, label: stateWord(value) }))}
      more={<CompanyFilters />}
      searchWords={t("search")}
      tabs={<CompanyTabs />}
      empty={t("empty")}
      button={
        <Button onClick={() => setInviting(true)}>
          <MailPlus aria-hidden="true" />
          {t("invite.title")}
        </Button>
      }
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <CompanyLink company={row} />
          <CompanyStateBadge company={row} />
          <span className="w-full text-sm text-muted-foreground">{row.admin?.email}</span>
        </span>
      )}
    >
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </PlatformList>
  )
}

/** 企業管理 (21a): every company, those that wait for a word first; or the transfers that are waited for. */
export function CompaniesPage() {
  const { search } = usePlatformSearch()
  if (search.view === "money") return <Money />
  return search.view === "transfers" ? <Transfers /> : <CompanyList />
}
