import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { Building2, Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ImportLink } from "@/features/shell/import-link.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { may } from "@/lib/permissions.tsx"
import { type Kind, paths } from "./kinds.ts"
import { PartnerCard } from "./partner-card.tsx"
import { isStopped, usePartnerColumns } from "./partner-columns.tsx"
import { PartnerFilters } from "./partner-filters.tsx"
import { type PartnerRow, partnerRows } from "./partner-queries.ts"
import { type PartnerSearch, partnerSearch } from "./partner-search.ts"
import { useInviting } from "./use-inviting.tsx"
import { useStatusActions } from "./use-status-actions.tsx"

const idOf = ({ id }: PartnerRow) => id

/** 得意先 or 協力会社 (14), by the company's own word for them, filtered and ordered by what stands in the address. */
export function PartnerListPage({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation(["trading", "labels", "list"])
  const search = partnerSearch({ ...useLocation().search })
  const navigate = useNavigate()
  const router = useRouter()
  const word = t(`labels:${kind}`)
  const { source, page } = usePagedRows(partnerRows(kind, search), search.sort !== undefined)
  const filter = (next: PartnerSearch) => {
    // A letter typed just before a row was opened must not lead back to the list.
    if (router.latestLocation.pathname === paths[kind].list)
      void navigate({ to: paths[kind].list, search: partnerSearch({ ...next }), replace: true })
  }
  const { actions, question } = useStatusActions(kind)
  const inviting = useInviting(kind)
  const list = useList<PartnerRow>({
    name: `partners.${kind}`,
    title: word,
    unit: "items",
    columns: usePartnerColumns(kind, inviting),
    idOf,
    nameOf: ({ companyName }) => companyName,
    source,
    sort: search.sort,
    onSort: (sort) => filter({ ...search, sort }),
    conditions: [
      ...(search.q === undefined ? [] : [`「${search.q}」`]),
      ...(search.kana === undefined ? [] : [t("list:kanaRowTitle", { row: search.kana })]),
      ...(search.status === undefined ? [] : [`${t("column.status")}：${t(`status.${search.status}`)}`]),
      ...(search.incomplete === undefined ? [] : [t("incomplete")]),
    ],
    onClear: () => filter({ sort: search.sort }),
    outOf: page?.counts.all,
    onOpen: (row) =>
      void navigate({
        to: paths[kind].one,
        params: { id: String(row.id) },
        search: may(row, "edit") ? { edit: true } : {},
      }),
    card: (row) => <PartnerCard kind={kind} row={row} badge={inviting.draw(row).badge} />,
    rowLooks: (row) => (isStopped(row) ? "text-muted-foreground" : undefined),
    actions,
  })
  const make = page !== undefined && may(page, "create") && (
    <>
      <ImportLink kind={kind} />
      <Link to={paths[kind].make} className={buttonVariants({})}>
        <Plus aria-hidden="true" />
        {t("make", { word })}
      </Link>
    </>
  )
  return (
    <ListPage
      list={list}
      title={word}
      detail={
        page === undefined
          ? undefined
          : [
              t("count", { count: page.counts.all }),
              ...(page.counts.blocked > 0 ? [t("stoppedCount", { count: page.counts.blocked })] : []),
            ].join("　")
      }
      actions={make}
      filters={<PartnerFilters search={search} page={page} onChange={filter} />}
      empty={
        <EmptyState icon={Building2} title={t("nobody", { word })} hint={t(`nobodyHint.${kind}`)}>
          {make}
        </EmptyState>
      }
      noMatch={t("noMatch", { word })}
    >
      {question}
      {inviting.windows}
    </ListPage>
  )
}
