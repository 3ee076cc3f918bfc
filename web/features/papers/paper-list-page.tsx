import { useQuery } from "@tanstack/react-query"
import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { BookText, FileText, Landmark, Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { paperStatuses } from "#modules/papers/codes.ts"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { siteQuery } from "@/features/scheduling/sites/site-queries.ts"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { ListPage } from "@/features/shell/list-page.tsx"
import { slashDate, yen } from "@/lib/format.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { may } from "@/lib/permissions.tsx"
import { ArchiveButton } from "./archive-button.tsx"
import { MissingButton } from "./missing-button.tsx"
import { PaperCard } from "./paper-card.tsx"
import { usePaperColumns } from "./paper-columns.tsx"
import { PaperFilters } from "./paper-filters.tsx"
import { type PaperRow, paperRows } from "./paper-queries.ts"
import { type PaperSearch, paperSearch } from "./paper-search.ts"
import { usePaperWords } from "./paper-state.tsx"
import { isOwed } from "./transfer-query.ts"

const TransferDialog = lazy(() =>
  import("./transfer-dialog.tsx").then(({ PapersTransferDialog }) => ({ default: PapersTransferDialog })),
)

const idOf = ({ id }: PaperRow) => id
/** Those that a sum of no one state counts, here as on the server. */
const countedStatuses: ReadonlyArray<number> = [paperStatuses.active, paperStatuses.pending]

const JournalDialog = lazy(() =>
  import("./journal-dialog.tsx").then(({ JournalDialog }) => ({ default: JournalDialog })),
)

/** /paper: 帳票 of both sides, found by day, amount and party (D24 states, PAPER-01). */
export function PaperListPage() {
  const { t } = useTranslation("papers")
  const { t: transfer } = useTranslation("transfer")
  const { t: journal } = useTranslation("journal")
  const [isJournalOpen, openJournal] = useState(false)
  // The papers that are transferred: none chosen is all that we owe; undefined while nobody asks.
  const [transferred, setTransferred] = useState<ReadonlyArray<number>>()
  const { stateOf, typeOf } = usePaperWords()
  const search = paperSearch({ ...useLocation().search })
  const { data: site } = useQuery({ ...siteQuery(search.site ?? 0), enabled: search.site !== undefined })
  const navigate = useNavigate()
  const router = useRouter()
  const workspace = useWorkspace()
  const { source, page } = usePagedRows(paperRows(search), search.sort !== undefined)
  const mayTransfer = page !== undefined && may(page, "transfer")
  const filter = (next: PaperSearch) => {
    if (router.latestLocation.pathname === "/paper")
      void navigate({ to: "/paper", search: paperSearch({ ...next }), replace: true })
  }
  const range = (name: string, from: string | undefined, to: string | undefined) =>
    from === undefined && to === undefined ? [] : [`${name}：${from ?? ""}～${to ?? ""}`]
  const conditions = [
    ...(search.q === undefined ? [] : [`「${search.q}」`]),
    ...(search.type === undefined ? [] : [typeOf(search.type)]),
    ...(search.site === undefined ? [] : [`${t("siteFilter")}：${site?.name ?? search.site}`]),
    ...(search.status === undefined
      ? []
      : [
          `${t("column.state")}：${stateOf({ status: search.status, answer: null, isReplaced: false, paymentStatus: 0 })}`,
        ]),
    ...(search.paid === undefined ? [] : [t(search.paid === 1 ? "paid" : "unpaid")]),
    ...range(t("column.issued"), search.from && slashDate(search.from), search.to && slashDate(search.to)),
    ...range(
      t("column.total"),
      search.least === undefined ? undefined : yen(search.least),
      search.most === undefined ? undefined : yen(search.most),
    ),
  ]
  const list = useList<PaperRow>({
    name: "papers",
    title: t("title"),
    unit: "items",
    columns: usePaperColumns(),
    idOf,
    nameOf: ({ no }) => no,
    source,
    sort: search.sort,
    onSort: (sort) => filter({ ...search, sort }),
    conditions,
    onClear: () => filter({ sort: search.sort }),
    onOpen: (row) => void navigate({ to: "/paper/$id", params: { id: String(row.id) } }),
    card: (row) => <PaperCard row={row} />,
    actions: mayTransfer
      ? [
          {
            key: "transfer",
            label: transfer("ofChosen"),
            isPermitted: isOwed,
            run: (rows) => setTransferred(rows.map(idOf)),
          },
        ]
      : [],
    isCounted: ({ isReplaced, status }) =>
      !isReplaced && (search.status !== undefined || countedStatuses.includes(status)),
    sums: page === undefined ? null : { count: page.counted, of: { total: page.sum } },
    rowLooks: ({ isReplaced, status }) =>
      isReplaced || status === paperStatuses.deleted ? "text-muted-foreground" : undefined,
  })
  const make = page !== undefined && page.makes.length > 0 && (
    <Link
      to="/create-paper"
      search={{ type: page.makes.includes(3) ? 3 : (page.makes[0] ?? 3) }}
      className={buttonVariants({})}
    >
      <Plus aria-hidden="true" />
      {t("make")}
    </Link>
  )
  return (
    <>
      <ListPage
        list={list}
        title={t("title")}
        detail={
          page === undefined
            ? undefined
            : t(search.status === undefined ? "count" : "countOfState", { count: page.totalItems, sum: yen(page.sum) })
        }
        actions={
          <>
            {page !== undefined && may(page, "gather") && <MissingButton />}
            {isOpen(workspace, "/payment") && (
              <Link to="/payment" className={buttonVariants({ variant: "outline" })}>
                {t("expenses")}
              </Link>
            )}
            {isOpen(workspace, "/fixed-cost") && (
              <Link to="/fixed-cost" className={buttonVariants({ variant: "outline" })}>
                {t("fixedCosts")}
              </Link>
            )}
            {page !== undefined && may(page, "archive") && <ArchiveButton search={search} />}
            {mayTransfer && (
              // Files for a bank and for the books are made at a desk.
              <Button variant="outline" className="max-md:hidden" onClick={() => setTransferred([])}>
                <Landmark aria-hidden="true" />
                {transfer("open")}
              </Button>
            )}
            {mayTransfer && may(page, "gather") && (
              <Button variant="outline" className="max-md:hidden" onClick={() => openJournal(true)}>
                <BookText aria-hidden="true" />
                {journal("title")}
              </Button>
            )}
            {make}
          </>
        }
        filters={<PaperFilters search={search} onChange={filter} />}
        empty={
          <EmptyState icon={FileText} title={t("nothing")} hint={t("nothingHint")}>
            {make}
          </EmptyState>
        }
        noMatch={t("noMatch")}
      />
      {isJournalOpen && (
        <Suspense>
          <JournalDialog onClose={() => openJournal(false)} />
        </Suspense>
      )}
      {transferred !== undefined && (
        <Suspense>
          <TransferDialog chosen={transferred} onClose={() => setTransferred(undefined)} />
        </Suspense>
      )}
    </>
  )
}
