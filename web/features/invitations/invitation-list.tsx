import { useTranslation } from "react-i18next"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { SettingTabs } from "@/features/shell/setting-tabs.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import type { ListSource } from "@/lib/list/source.ts"
import { type ListAction, useList } from "@/lib/list/use-list.ts"
import { type InvitationRow, idOfInvitation } from "./invitation-facts.tsx"
import { InvitationFilters, type ListProps } from "./invitation-filters.tsx"

interface InvitationListProps<Row> extends ListProps {
  /** Under which its columns are kept. */
  readonly name: string
  readonly source: ListSource<Row>
  readonly columns: ReadonlyArray<ListColumn<Row>>
  readonly nameOf: (row: Row) => string
  readonly card: (row: Row) => React.ReactNode
  readonly actions?: ReadonlyArray<ListAction<Row>>
  readonly empty: React.ComponentProps<typeof EmptyState>
  /** Right in the head. */
  readonly head?: React.ReactNode
  readonly children: React.ReactNode
}
/** One list of invitations, sent or received: filters, order, cards and what is said where there are none. */
export function InvitationList<Row extends InvitationRow>(props: InvitationListProps<Row>) {
  const { t } = useTranslation("invitations")
  const { search, onChange, isSender, title, source, children, empty, head, actions = [], ...own } = props
  const { box, q, sort, state } = search
  const list = useList<Row>({
    ...own,
    title,
    unit: "items",
    idOf: idOfInvitation,
    source,
    sort,
    onSort: (next) => onChange({ ...search, sort: next }),
    conditions: [...(q === undefined ? [] : [`「${q}」`]), ...(state === undefined ? [] : [t(`state.${state}`)])],
    onClear: () => onChange({ box, sort }),
    actions,
  })
  return (
    <ListPage
      list={list}
      title={title}
      detail={source.isPending ? undefined : t("count", { count: source.total })}
      actions={head}
      tabs={<SettingTabs at="invitations" />}
      filters={<InvitationFilters search={search} onChange={onChange} isSender={isSender} />}
      empty={<EmptyState {...empty} />}
      noMatch={t("noMatch")}
    >
      {children}
    </ListPage>
  )
}
