import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { ChevronLeft, ChevronRight, CircleCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { useFormat } from "@/lib/use-format.ts"
import { MissingCard } from "./missing-card.tsx"
import { useMissingColumns } from "./missing-columns.tsx"
import { addressOf } from "./missing-link.tsx"
import { type MissingRow, missingRows } from "./missing-queries.ts"
import { lastMonth, type MissingSearch, missingSearch, monthBefore } from "./missing-search.ts"

const idOf = ({ no, partnerId, siteId, staffId, why }: MissingRow) => [partnerId, staffId, siteId, why, no].join(" ")

/** /paper/missing: 請求もれ・支払もれ of a month, each row leading to where it is put right (PAPER-08). */
export function MissingPage() {
  const { t } = useTranslation("papers")
  const format = useFormat()
  const search = missingSearch({ ...useLocation().search })
  const { month = lastMonth(), type = 3 } = search
  const navigate = useNavigate()
  const router = useRouter()
  const { source, page } = usePagedRows(missingRows(search), search.sort !== undefined)
  const show = (next: MissingSearch) => {
    if (router.latestLocation.pathname === "/paper/missing")
      void navigate({ to: "/paper/missing", search: missingSearch({ ...next }), replace: true })
  }
  const list = useList<MissingRow>({
    name: "missingPapers",
    title: t(`missing.title.${type}`),
    of: month,
    unit: "items",
    columns: useMissingColumns(type),
    idOf,
    nameOf: ({ partyName, siteName }) => `${partyName} ${siteName}`,
    source,
    sort: search.sort,
    onSort: (sort) => show({ ...search, sort }),
    conditions: search.q === undefined ? [] : [`「${search.q}」`],
    onClear: () => show({ type, month, sort: search.sort }),
    onOpen: (row) => void navigate(addressOf(row, type)),
    card: (row) => <MissingCard row={row} type={type} />,
  })
  const step = (by: number, name: string, Icon: typeof ChevronLeft) => (
    <Button
      variant="outline"
      size="icon"
      aria-label={name}
      onClick={() => show({ ...search, month: monthBefore(month, by) })}
    >
      <Icon />
    </Button>
  )
  return (
    <ListPage
      list={list}
      title={t("missing.open")}
      detail={page === undefined ? undefined : t("missing.count", { count: page.totalItems })}
      actions={
        <Link to="/paper" className={buttonVariants({ variant: "outline" })}>
          {t("missing.back")}
        </Link>
      }
      filters={
        <>
          {step(1, t("missing.before"), ChevronLeft)}
          <b className="tnum min-w-24 text-center">{format.month(month)}</b>
          {step(-1, t("missing.after"), ChevronRight)}
          <ToggleGroup
            label={t("missing.side")}
            value={type === 3 ? "3" : "5"}
            onChange={(next) => show({ ...search, type: next === "3" ? 3 : 5 })}
            options={[
              { value: "3", label: t("missing.title.3") },
              { value: "5", label: t("missing.title.5") },
            ]}
          />
          <SearchBox
            value={search.q ?? ""}
            onChange={(q) => show({ ...search, q })}
            label={t("missing.searchLabel")}
            placeholder={t("missing.search")}
            className="w-64 max-md:w-full"
          />
        </>
      }
      empty={<EmptyState icon={CircleCheck} title={t("missing.nothing")} hint={t("missing.nothingHint")} />}
      noMatch={t("missing.noMatch")}
    />
  )
}
