import { useNavigate, useSearch } from "@tanstack/react-router"
import { Inbox } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import type { ListSource } from "@/lib/list/source.ts"
import { type ListAction, useList } from "@/lib/list/use-list.ts"
import { type PlatformSearch, platformSearch } from "./platform-search.ts"

/** The address of the list that is shown, and what changes it; a letter typed replaces the entry of the history. */
export const usePlatformSearch = () => {
  const search = platformSearch({ ...useSearch({ strict: false }) })
  const navigate = useNavigate()
  const show = (next: PlatformSearch) => void navigate({ to: ".", search: platformSearch({ ...next }), replace: true })
  return { search, show }
}

interface PlatformListProps<Row extends object> {
  /** Where its columns are kept. */
  readonly name: string
  readonly title: string
  readonly columns: ReadonlyArray<ListColumn<Row>>
  readonly source: ListSource<Row>
  readonly idOf: (row: Row) => number
  readonly nameOf: (row: Row) => string
  readonly card: (row: Row) => React.ReactNode
  readonly onOpen?: (row: Row) => unknown
  readonly actions?: ReadonlyArray<ListAction<Row>>
  /** States to choose by, each with its word. */
  readonly states?: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Absent where the server searches nothing. */
  readonly searchWords?: string
  /** Filters of its own, behind the states. */
  readonly more?: React.ReactNode
  /** Before the search: another list of the page. */
  readonly tabs?: React.ReactNode
  /** The one filled button. */
  readonly button?: React.ReactNode
  readonly empty: string
  readonly emptyHint?: string
  /** Windows over the list. */
  readonly children?: React.ReactNode
}
/** A page of the platform that is one list: its address filters it, Excel, CSV and paper come with it. */
export function PlatformList<Row extends object>(props: PlatformListProps<Row>) {
  const { t } = useTranslation("platform")
  const { button, children, empty, emptyHint, more, name, searchWords, source, states = [], tabs, title } = props
  const { search, show } = usePlatformSearch()
  const state = states.find(({ value }) => value === search.state)
  const list = useList<Row>({
    name: `platform-${name}`,
    title,
    unit: "items",
    columns: props.columns,
    idOf: props.idOf,
    nameOf: props.nameOf,
    source,
    sort: search.sort,
    onSort: (sort) => show({ ...search, sort }),
    conditions: [...(search.q === undefined ? [] : [`「${search.q}」`]), ...(state === undefined ? [] : [state.label])],
    onClear: () => show({ view: search.view, sort: search.sort }),
    ...(props.onOpen === undefined ? {} : { onOpen: props.onOpen }),
    ...(props.actions === undefined ? {} : { actions: props.actions }),
    card: props.card,
  })
  return (
    <ListPage
      list={list}
      title={title}
      detail={source.isPending ? undefined : t("rows", { count: source.total })}
      actions={button}
      filters={
        <>
          {tabs}
          {searchWords !== undefined && (
            <SearchBox
              value={search.q ?? ""}
              onChange={(q) => show({ ...search, q })}
              label={t("searchIn", { title })}
              placeholder={searchWords}
              className="w-72 max-md:w-full"
            />
          )}
          {states.length > 0 && (
            <ToggleGroup
              label={t("status")}
              value={state?.value ?? "all"}
              onChange={(next) => show({ ...search, state: next === "all" ? undefined : next })}
              options={[{ value: "all", label: t("all") }, ...states]}
            />
          )}
          {more}
        </>
      }
      empty={<EmptyState icon={Inbox} title={empty} {...(emptyHint === undefined ? {} : { hint: emptyHint })} />}
      noMatch={t("noRowFits")}
    >
      {children}
    </ListPage>
  )
}
