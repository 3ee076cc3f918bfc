import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { ChevronRight, Wallet, WifiOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { unknownLooks } from "@/features/scheduling/unknown-month.tsx"
import { isUnreachable } from "@/lib/api-error.ts"
import { cn } from "@/lib/class-names.ts"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { PayTabs } from "../pay-tabs.tsx"
import { ownSlipsQuery, slipsOnDevice } from "../slip-query.ts"
import { usualMonth } from "../usual-month.ts"
import { KeptNote } from "./kept-note.tsx"

/** How long a list that could not be asked for waits before it asks again by itself. */
const retryMillis = 15_000

/** One's own slips, newest first. */
export function OwnSlips() {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...ownSlipsQuery,
    refetchInterval: ({ state }) => (state.status === "error" && isUnreachable(state.error) ? retryMillis : false),
  })
  // Without a network only what was opened before can be opened.
  const ids = data?.keptSince === undefined ? [] : data.value.map(({ id }) => id)
  const { data: here } = useQuery({
    queryKey: ["slips on the device", ...ids],
    staleTime: 0,
    enabled: ids.length > 0,
    queryFn: () => slipsOnDevice(ids),
  })
  const isMissing = (id: number) => ids.length > 0 && here !== undefined && !here.includes(id)
  return (
    <>
      <PayTabs month={usualMonth()} here="list" />
      <div className="mx-auto flex w-full max-w-xl flex-col gap-3 px-4 pt-2 pb-6">
        <h1 className="text-xl font-semibold">{t("ownTitle")}</h1>
        {data?.keptSince !== undefined && <KeptNote since={data.keptSince} />}
        {error !== null && data === undefined && isUnreachable(error) ? (
          <EmptyState icon={WifiOff} title={t("ownOffline")} hint={t("ownOfflineHint")}>
            <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
              {t("ownOfflineRetry")}
            </Button>
          </EmptyState>
        ) : (
          error !== null && <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {isPending && [1, 2, 3].map((row) => <Skeleton key={row} className="h-20 rounded-xl" />)}
        {data?.value.length === 0 && <EmptyState icon={Wallet} title={t("ownEmpty")} hint={t("ownEmptyHint")} />}
        {data !== undefined && data.value.length > 0 && (
          <Card>
            <ul className="divide-y">
              {data.value.map((slip) => (
                <li key={slip.id}>
                  <Link
                    to="/salary-v4-detail/$id"
                    params={{ id: String(slip.id) }}
                    className={cn(
                      "flex min-h-18 items-center gap-3 px-4 py-2 hover:bg-muted big-text:flex-wrap",
                      isMissing(slip.id) && unknownLooks,
                    )}
                  >
                    <span className="min-w-0 flex-1 big-text:basis-full">
                      <b className="block text-base">{t("monthOf", { month: format.month(slip.month) })}</b>
                      <span className="block text-sm text-muted-foreground">
                        {t("payDay", { day: format.day(slip.paidOn) })}
                        {slip.corrections > 0 && `・${t("state.correctedRow")}`}
                      </span>
                      {isMissing(slip.id) && <span className="block text-sm text-foreground">{t("notOnDevice")}</span>}
                    </span>
                    <span className="text-right big-text:flex-1">
                      <span className="block text-sm text-muted-foreground">{t("netShort")}</span>
                      <b className="tnum text-lg">{yen(slip.net)}</b>
                    </span>
                    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  )
}
