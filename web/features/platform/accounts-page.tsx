import { Link, useNavigate } from "@tanstack/react-router"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import type { ListColumn } from "@/lib/list/column.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { type AccountRow, accountRows, accountStates } from "./account-queries.ts"
import { AccountStateBadge, accountStateOf } from "./account-state.tsx"
import { AccountTabs } from "./account-tabs.tsx"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"

function AccountLink({ row }: { readonly row: AccountRow }) {
  return (
    <Link to="/account/$id" params={{ id: String(row.id) }} className="font-medium hover:underline">
      {row.name}
    </Link>
  )
}
const useColumns = (): ReadonlyArray<ListColumn<AccountRow>> => {
  const { t } = useTranslation(["platform", "inspected"])
  const roleName = useRoleName()
  return useMemo(
    () => [
      {
        key: "name",
        label: t("personName"),
        value: ({ name }) => name,
        cell: (row) => <AccountLink row={row} />,
        width: 12,
        isFixed: true,
      },
      { key: "email", label: t("email"), value: ({ email }) => email, width: 16 },
      {
        key: "state",
        label: t("status"),
        value: ({ status }) => t(`accountState.${accountStateOf(status)}`),
        cell: ({ status }) => <AccountStateBadge status={status} />,
        width: 8,
      },
      {
        key: "companies",
        label: t("belongs"),
        value: ({ companies }) =>
          companies.map(({ companyName, roleId }) => `${companyName}（${roleName(roleId)}）`).join("、"),
        width: 24,
        grows: true,
      },
      {
        key: "platform",
        label: t("tag"),
        value: ({ isSuperAdmin }) => (isSuperAdmin === 1 ? t("ofPlatform") : null),
        width: 8,
      },
      {
        key: "last",
        label: t("inspected:people.lastSignIn"),
        kind: "instant",
        value: ({ lastSignInAt }) => lastSignInAt,
        width: 9,
      },
      { key: "id", label: t("number"), kind: "number", value: ({ id }) => id, width: 5, isHidden: true },
    ],
    [t, roleName],
  )
}

/** アカウント (SUP-01): everybody who signs in, of all companies. */
export function AccountsPage() {
  const { t } = useTranslation(["platform", "inspected"])
  const navigate = useNavigate()
  const { search } = usePlatformSearch()
  const { source } = usePagedRows(accountRows(search), search.sort !== undefined)
  return (
    <PlatformList<AccountRow>
      name="accounts"
      title={t("accounts")}
      tabs={<AccountTabs />}
      columns={useColumns()}
      source={source}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate({ to: "/account/$id", params: { id: String(id) } })}
      states={accountStates.map((value) => ({ value, label: t(`accountState.${value}`) }))}
      searchWords={t("searchPeople")}
      empty={t("noAccounts")}
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <AccountLink row={row} />
          <AccountStateBadge status={row.status} />
          <span className="w-full text-sm break-all text-muted-foreground">{row.email}</span>
        </span>
      )}
    />
  )
}
