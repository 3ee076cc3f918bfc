import { MailOpen } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { type ListColumn, textOf } from "@/lib/list/column.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { InvitationFilters, type ListProps } from "./invitation-filters.tsx"
import { type ReceivedRow, receivedRows } from "./invitation-queries.ts"
import { InvitationBadge, stateOf } from "./invitation-state.tsx"
import { ReceivedActions, useAnswerInvitation } from "./use-answer-invitation.tsx"

const idOf = ({ id }: ReceivedRow) => id
type Ask = ReturnType<typeof useAnswerInvitation>["answer"]

function ReceivedCard({ row, answer }: { readonly row: ReceivedRow; readonly answer: Ask }) {
  const { t } = useTranslation("invites")
  const roleName = useRoleName()
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <span className="flex items-center gap-2">
        <b className="min-w-0 flex-1 truncate text-base">{row.companyName}</b>
        <InvitationBadge invitation={row} />
      </span>
      <span className="text-sm text-muted-foreground">
        {roleName(row.roleId)}　{t("until")} <span className="tnum">{textOf({ kind: "instant" }, row.expiresAt)}</span>
      </span>
      <ReceivedActions row={row} answer={answer} />
    </div>
  )
}

const useReceivedColumns = (answer: Ask): ReadonlyArray<ListColumn<ReceivedRow>> => {
  const { t } = useTranslation("invites")
  const roleName = useRoleName()
  return useMemo(
    () => [
      {
        key: "company",
        label: t("company"),
        value: ({ companyName }) => companyName,
        width: 14,
        grows: true,
        isFixed: true,
      },
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
        cell: (row) => <ReceivedActions row={row} answer={answer} />,
        width: 13,
      },
      { key: "expiresAt", label: t("until"), kind: "instant", value: ({ expiresAt }) => expiresAt, width: 9.5 },
      { key: "invitedAt", label: t("invitedAt"), kind: "instant", value: ({ invitedAt }) => invitedAt, width: 9.5 },
      { key: "answeredAt", label: t("answeredAt"), kind: "instant", value: (row) => row.answeredAt, width: 9.5 },
    ],
    [t, roleName, answer],
  )
}

/** What the own address received from every company, with the answer where one is waited for (INV-12). */
export function ReceivedList({ search, onChange, title }: ListProps) {
  const { t } = useTranslation("invites")
  const { source } = usePagedRows(receivedRows(search), search.sort !== undefined)
  const { answer, question } = useAnswerInvitation()
  const { box, q, sort, state } = search
  const list = useList<ReceivedRow>({
    name: "received-invitations",
    title,
    unit: "items",
    columns: useReceivedColumns(answer),
    idOf,
    nameOf: ({ companyName }) => companyName,
    source,
    sort,
    onSort: (next) => onChange({ ...search, sort: next }),
    conditions: [...(q === undefined ? [] : [`「${q}」`]), ...(state === undefined ? [] : [t(`state.${state}`)])],
    onClear: () => onChange({ box, sort }),
    card: (row) => <ReceivedCard row={row} answer={answer} />,
  })
  return (
    <ListPage
      list={list}
      title={title}
      detail={source.isPending ? undefined : t("count", { count: source.total })}
      filters={<InvitationFilters search={search} onChange={onChange} />}
      empty={<EmptyState icon={MailOpen} title={t("noneReceived")} hint={t("noneReceivedHint")} />}
      noMatch={t("noMatch")}
    >
      {question}
    </ListPage>
  )
}
