import { getRouteApi, useRouter } from "@tanstack/react-router"
import { MailX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ListBody } from "@/components/list/list-body.tsx"
import { ListExport } from "@/components/list/list-export.tsx"
import { ListTools } from "@/components/list/list-tools.tsx"
import { PeriodChip, periodWords } from "@/components/list/period-chip.tsx"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { NextStep } from "@/features/shell/next-step.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { SettingTabs } from "@/features/shell/setting-tabs.tsx"
import { data } from "@/lib/client.ts"
import { useIsPhone } from "@/lib/is-phone.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { notifications } from "./client.ts"
import { MailCard } from "./mail-card.tsx"
import { useMailColumns } from "./mail-columns.tsx"
import { MailPanel } from "./mail-panel.tsx"
import { type MailRow, mailListRows, mailsKey } from "./mail-queries.ts"
import { type MailSearch, mailSearch, mailStates, searchedIn } from "./mail-search.ts"
import { useResendTogether } from "./use-resend-together.tsx"

const route = getRouteApi("/_shell/history-mail")
const idOf = ({ id }: MailRow) => id

/** 送信履歴 (18): the mails that this person may see, and the open one beside them. */
export function MailsPage() {
  const { t } = useTranslation("mails")
  const search = mailSearch({ ...route.useSearch() })
  const navigate = route.useNavigate()
  const router = useRouter()
  const isPhone = useIsPhone()
  const { q, by, state, from, to, sort, mail } = search
  const { source } = usePagedRows(mailListRows(search), sort !== undefined)
  const together = useResendTogether<MailRow>({
    write: (id, extraHeaders) => data(notifications.resendMail({ params: { id }, body: {}, extraHeaders })),
    listed: mailsKey,
  })
  const open = (id: number | undefined) => void navigate({ search: mailSearch({ ...search, mail: id }) })
  /** Changes one condition of the address as it stands by now: what was chosen a moment ago is not drawn yet. */
  const filter = (next: MailSearch) => {
    // A letter typed just before the page was left must not lead back to it.
    if (router.latestLocation.pathname === "/history-mail")
      void navigate({ search: (now) => mailSearch({ ...now, ...next }), replace: true })
  }
  const list = useList<MailRow>({
    name: "mails",
    title: t("title"),
    unit: "items",
    columns: useMailColumns(),
    idOf,
    nameOf: ({ receiver, receiverEmail, subject }) => `${subject} ${receiver ?? receiverEmail}`,
    source,
    sort,
    onSort: (next) => filter({ sort: next }),
    conditions: [
      ...(q === undefined ? [] : [by === undefined ? `「${q}」` : `${t(by)}「${q}」`]),
      ...(state === undefined ? [] : [t(`filter.${state}`)]),
      ...(from === undefined && to === undefined ? [] : [periodWords({ from, to })]),
    ],
    onClear: () => filter({ q: undefined, by: undefined, state: undefined, from: undefined, to: undefined }),
    onOpen: ({ id }) => open(id),
    card: (row) => <MailCard mail={row} />,
    rowLooks: ({ id }) => (id === mail ? "bg-accent hover:bg-accent" : undefined),
    actions: together.actions,
  })
  const panel = mail !== undefined && <MailPanel id={mail} onOpen={open} onClose={() => open(undefined)} />
  if (isPhone && panel !== false) return panel
  return (
    <div className="flex h-full flex-col big-text:h-auto big-text:min-h-full max-md:h-auto max-md:min-h-full">
      <PageHead title={t("title")} detail={source.isPending ? undefined : t("count", { count: source.total })}>
        <ListExport list={list} of="filter" />
      </PageHead>
      <SettingTabs at="mails" />
      <div className="flex flex-wrap items-center gap-2 px-5 pb-3 max-md:px-4">
        <SearchBox
          value={q ?? ""}
          onChange={(text) => filter({ q: text })}
          label={t("searchLabel")}
          placeholder={t("search")}
          className="w-64 max-md:w-full"
        />
        <ToggleGroup
          label={t("searchIn")}
          value={by ?? "all"}
          onChange={(next) => filter({ by: next === "all" ? undefined : next })}
          options={(["all", ...searchedIn] as const).map((value) => ({
            value,
            label: t(value === "all" ? "searchAll" : value),
          }))}
        />
        <ToggleGroup
          label={t("status")}
          value={state ?? "all"}
          onChange={(next) => filter({ state: next === "all" ? undefined : next })}
          options={(["all", ...mailStates] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
        <PeriodChip
          key={`${from} ${to}`}
          period={{ from, to }}
          onChange={(period) => filter({ from: undefined, to: undefined, ...period })}
        />
        <ListTools list={list} />
      </div>
      {source.error !== null && (
        <ErrorState error={source.error} onRetry={() => void source.refetch()} className="mx-5 mb-3" />
      )}
      <div className="flex min-h-0 flex-1 gap-3 px-5 pb-5 md:big-text:h-[85dvh] md:big-text:flex-none max-md:px-0 max-md:pb-0">
        <Card className="flex min-h-0 min-w-0 flex-1 flex-col max-md:rounded-none max-md:border-x-0">
          <ListBody
            list={list}
            empty={
              <EmptyState icon={MailX} title={t("empty")} hint={t("emptyHint")}>
                <NextStep of="hire" />
              </EmptyState>
            }
            noMatch={t("noMatch")}
          />
        </Card>
        {panel}
      </div>
      {together.question}
    </div>
  )
}
