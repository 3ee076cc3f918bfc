import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { BellOff, CheckCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { noticeAreaNames } from "#modules/notifications/codes.ts"
import { FilterChip } from "@/components/list/filter-chip.tsx"
import { PeriodChip, periodWords } from "@/components/list/period-chip.tsx"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { dayOfInstant } from "@/lib/format.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { useFormat } from "@/lib/use-format.ts"
import { NoticeCard } from "./notice-card.tsx"
import { useNoticeColumns } from "./notice-columns.tsx"
import { type Notice, noticeCounts, noticeRows } from "./notice-queries.ts"
import { type NoticeSearch, noticeSearch, noticeStates } from "./notice-search.ts"
import { useNoticesTogether } from "./use-notices-together.tsx"
import { useOpenNotice } from "./use-open-notice.ts"

const route = getRouteApi("/_shell/notification")
const idOf = ({ id }: Notice) => id

/** お知らせ (25-3): what one was told, by day; each leads to what it tells of. */
export function NoticesPage() {
  const { t } = useTranslation("notices")
  const format = useFormat()
  const search = noticeSearch({ ...route.useSearch() })
  const { show, area, q, from, to, sort } = search
  const navigate = route.useNavigate()
  const { source } = usePagedRows(noticeRows(search), sort !== undefined)
  const counts = useQuery(noticeCounts).data
  const together = useNoticesTogether()
  const filter = (next: NoticeSearch) => void navigate({ search: noticeSearch({ ...next }), replace: true })
  const open = useOpenNotice()
  const list = useList<Notice>({
    name: "notices",
    title: t("title"),
    unit: "items",
    columns: useNoticeColumns(open),
    idOf,
    nameOf: ({ text }) => text,
    source,
    sort,
    onSort: (next) => filter({ ...search, sort: next }),
    conditions: [
      ...(show === undefined ? [] : [t(`filter.${show}`)]),
      ...(area === undefined ? [] : [t(`area.${area}`)]),
      ...(q === undefined ? [] : [`「${q}」`]),
      ...(from === undefined && to === undefined ? [] : [periodWords({ from, to })]),
    ],
    onClear: () => filter({ sort }),
    onOpen: open,
    card: (notice) => <NoticeCard notice={notice} actions={together.actions} onOpen={open} />,
    sectionOf: ({ at }) => dayOfInstant(at),
    sectionHead: ({ key }) => format.day(key),
    actions: together.actions,
  })
  const options = (["all", ...noticeStates] as const).map((value) => {
    const count = { all: 0, waiting: counts?.totalWaiting ?? 0, unread: counts?.totalUnread ?? 0, read: 0 }[value]
    return { value, label: count === 0 ? t(`filter.${value}`) : `${t(`filter.${value}`)} ${count}` }
  })
  return (
    <ListPage
      list={list}
      title={t("title")}
      hasPhoneTools={false}
      actions={
        counts !== undefined &&
        counts.totalUnread > 0 && (
          <Button variant="outline" busy={together.read.isPending} onClick={() => together.read.mutate({ all: true })}>
            <CheckCheck aria-hidden="true" />
            {t("markAllRead")}
          </Button>
        )
      }
      filters={
        <>
          <ToggleGroup
            label={t("state")}
            value={show ?? "all"}
            options={options}
            onChange={(next) => filter({ ...search, show: next === "all" ? undefined : next })}
            className="max-md:w-full"
          />
          <SearchBox
            value={q ?? ""}
            onChange={(text) => filter({ ...search, q: text })}
            label={t("searchLabel")}
            placeholder={t("search")}
            className="w-64 max-md:w-full"
          />
          <FilterChip
            name={t("about")}
            options={noticeAreaNames.map((one) => ({ value: one, label: t(`area.${one}`) }))}
            chosen={area === undefined ? [] : [area]}
            onChange={(chosen) => filter({ ...search, area: noticeAreaNames.find((one) => one === chosen.at(-1)) })}
          />
          <PeriodChip
            key={`${from} ${to}`}
            period={{ from, to }}
            onChange={(period) => filter({ ...search, from: undefined, to: undefined, ...period })}
          />
        </>
      }
      empty={<EmptyState icon={BellOff} title={t("empty")} hint={t("emptyHint")} />}
      {...(show === undefined || area !== undefined || q !== undefined || from !== undefined || to !== undefined
        ? {}
        : { noMatch: t(`none.${show}`) })}
    >
      {together.question}
    </ListPage>
  )
}
