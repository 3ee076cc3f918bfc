import { UserPlus } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { type ListColumn, textOf } from "@/lib/list/column.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { may } from "@/lib/permissions.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import { InvitationFilters, type ListProps } from "./invitation-filters.tsx"
import { type SentRow, sentRows } from "./invitation-queries.ts"
import { InvitationBadge, stateOf } from "./invitation-state.tsx"
import { useChangeInvitations } from "./use-change-invitations.tsx"

const idOf = ({ id }: SentRow) => id

interface RowProps {
  readonly row: SentRow
  readonly ask: ReturnType<typeof useChangeInvitations>["ask"]
}
/** What the server lets this person do with one invitation. */
function RowActions({ row, ask }: RowProps) {
  const { t } = useTranslation("invites")
  return (
    <span className="flex gap-2 max-md:mt-1">
      {(["resend", "withdraw"] as const)
        .filter((verb) => may(row, verb))
        .map((verb) => (
          <Button
            key={verb}
            variant="outline"
            size="sm"
            className="max-md:h-12 max-md:flex-1"
            aria-label={`${t(verb)} ${row.name ?? row.email}`}
            onClick={(event) => {
              event.stopPropagation()
              ask(verb)([row])
            }}
          >
            {t(verb)}
          </Button>
        ))}
    </span>
  )
}
function SentCard({ row, ask }: RowProps) {
  const { t } = useTranslation("invites")
  const roleName = useRoleName()
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <span className="flex items-center gap-2">
        <b className="min-w-0 flex-1 truncate text-base">{row.name ?? row.email}</b>
        <InvitationBadge invitation={row} />
      </span>
      <span className="text-sm break-all">{row.email}</span>
      <span className="text-sm text-muted-foreground">
        {roleName(row.roleId)}　{t("until")} <span className="tnum">{textOf({ kind: "instant" }, row.expiresAt)}</span>
      </span>
      <RowActions row={row} ask={ask} />
    </div>
  )
}

const useSentColumns = (ask: RowProps["ask"]): ReadonlyArray<ListColumn<SentRow>> => {
  const { t } = useTranslation("invites")
  const roleName = useRoleName()
  return useMemo(
    () => [
      { key: "name", label: t("name"), value: ({ name }) => name, width: 9, isFixed: true },
      { key: "email", label: t("email"), value: ({ email }) => email, width: 14, grows: true },
      { key: "role", label: t("role"), value: ({ roleId }) => roleName(roleId), width: 8 },
      {
        key: "state",
        label: t("status"),
        value: (row) => t(`state.${stateOf(row)}`),
        cell: (row) => <InvitationBadge invitation={row} />,
        width: 7,
      },
      {
        key: "doing",
        label: t("doing"),
        value: () => null,
        cell: (row) => <RowActions row={row} ask={ask} />,
        width: 13,
      },
      { key: "expiresAt", label: t("until"), kind: "instant", value: ({ expiresAt }) => expiresAt, width: 9.5 },
      { key: "inviter", label: t("inviter"), value: ({ inviter }) => inviter, width: 8 },
      { key: "invitedAt", label: t("invitedAt"), kind: "instant", value: ({ invitedAt }) => invitedAt, width: 9.5 },
      { key: "answeredAt", label: t("answeredAt"), kind: "instant", value: (row) => row.answeredAt, width: 9.5 },
    ],
    [t, roleName, ask],
  )
}

/** What the company sent, as far as this person sees it (INV-01). */
export function SentList({ search, onChange, title }: ListProps) {
  const { t } = useTranslation("invites")
  const { source } = usePagedRows(sentRows(search), search.sort !== undefined)
  const { actions, ask, question } = useChangeInvitations()
  const { q, sort, state } = search
  const list = useList<SentRow>({
    name: "invitations",
    title,
    unit: "items",
    columns: useSentColumns(ask),
    idOf,
    nameOf: ({ email, name }) => name ?? email,
    source,
    sort,
    onSort: (next) => onChange({ ...search, sort: next }),
    conditions: [...(q === undefined ? [] : [`「${q}」`]), ...(state === undefined ? [] : [t(`state.${state}`)])],
    onClear: () => onChange({ sort }),
    card: (row) => <SentCard row={row} ask={ask} />,
    actions,
  })
  return (
    <ListPage
      list={list}
      title={title}
      detail={source.isPending ? undefined : t("count", { count: source.total })}
      filters={<InvitationFilters search={search} onChange={onChange} />}
      empty={<EmptyState icon={UserPlus} title={t("noneSent")} hint={t("noneSentHint")} />}
      noMatch={t("noMatch")}
    >
      {question}
    </ListPage>
  )
}
