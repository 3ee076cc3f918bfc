import { getRouteApi } from "@tanstack/react-router"
import { Inbox } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { type ListColumn, textOf } from "@/lib/list/column.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { type ContactRow, contactRows } from "./contact-queries.ts"
import { type ContactSearch, contactSearch } from "./contact-search.ts"

const route = getRouteApi("/_platform/contacts")
const idOf = ({ id }: ContactRow) => id

const useContactColumns = (): ReadonlyArray<ListColumn<ContactRow>> => {
  const { t } = useTranslation("contact")
  return useMemo(
    () => [
      { key: "company", label: t("companyName"), value: ({ companyName }) => companyName, width: 14, isFixed: true },
      { key: "name", label: t("name"), value: ({ name }) => name, width: 9 },
      { key: "email", label: t("email"), value: ({ email }) => email, width: 15 },
      { key: "phone", label: t("phone"), value: ({ phone }) => phone, width: 9, className: "tnum" },
      { key: "people", label: t("people"), kind: "number", value: ({ totalUser }) => totalUser, width: 6 },
      { key: "note", label: t("noteShort"), value: ({ note }) => note, width: 20, grows: true },
      { key: "language", label: t("language"), value: ({ language }) => t(`languages.${language}`), width: 6 },
      { key: "sentAt", label: t("sentAt"), kind: "instant", value: ({ sentAt }) => sentAt, width: 9.5 },
    ],
    [t],
  )
}
function ContactCard({ row }: { readonly row: ContactRow }) {
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <span className="flex items-baseline gap-2">
        <b className="min-w-0 flex-1 truncate text-base">{row.companyName}</b>
        <span className="tnum text-sm text-muted-foreground">{textOf({ kind: "instant" }, row.sentAt)}</span>
      </span>
      <span>{row.name}</span>
      <span className="text-sm break-all">
        {row.email}　<span className="tnum">{row.phone}</span>
      </span>
      {row.note !== "" && <p className="text-sm text-muted-foreground">{row.note}</p>}
    </div>
  )
}

/** /contacts: what people wrote to the platform (AUTH-20). */
export function ContactsPage({ tabs }: { readonly tabs: React.ReactNode }) {
  const { t } = useTranslation("contact")
  const { q, sort, view } = contactSearch({ ...route.useSearch() })
  const navigate = route.useNavigate()
  const { source } = usePagedRows(contactRows({ q }), sort !== undefined)
  const show = (next: ContactSearch) => void navigate({ search: contactSearch({ ...next }), replace: true })
  const list = useList<ContactRow>({
    name: "contacts",
    title: t("listTitle"),
    unit: "items",
    columns: useContactColumns(),
    idOf,
    nameOf: ({ companyName }) => companyName,
    source,
    sort,
    onSort: (next) => show({ view, q, sort: next }),
    conditions: q === undefined ? [] : [`「${q}」`],
    onClear: () => show({ view, sort }),
    card: (row) => <ContactCard row={row} />,
  })
  return (
    <ListPage
      list={list}
      title={t("listTitle")}
      detail={source.isPending ? undefined : t("count", { count: source.total })}
      filters={
        <>
          {tabs}
          <SearchBox
            value={q ?? ""}
            onChange={(text) => show({ view, sort, q: text })}
            label={t("searchLabel")}
            placeholder={t("search")}
            className="w-64 max-md:w-full"
          />
        </>
      }
      empty={<EmptyState icon={Inbox} title={t("empty")} hint={t("emptyHint")} />}
      noMatch={t("noMatch")}
    />
  )
}
