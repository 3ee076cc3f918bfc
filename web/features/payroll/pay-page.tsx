import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { useIsPhone } from "@/lib/is-phone.ts"
import { may } from "@/lib/permissions.tsx"
import { OwnSlips } from "./own/own-slips.tsx"
import { monthQuery } from "./queries.ts"
import { usualMonth } from "./usual-month.ts"

const PayList = lazy(() => import("./list/pay-list.tsx").then(({ PayList }) => ({ default: PayList })))
const route = getRouteApi("/_shell/salary-v4")

const PhonePayList = lazy(() =>
  import("./list/phone-pay-list.tsx").then(({ PhonePayList }) => ({ default: PhonePayList })),
)

/**
 * 給与: everybody's month for whom the server lets read others' slips (D116: on the phone too), one's own slips for
 * everybody else. A phone without a network shows the own slips that it kept.
 */
export function PayPage() {
  const search = route.useSearch()
  const isPhone = useIsPhone()
  const { data, error, fetchStatus, refetch } = useQuery(monthQuery(search.month ?? usualMonth()))
  if (isPhone && (search.own === 1 || (data === undefined && (error !== null || fetchStatus === "paused"))))
    return <OwnSlips />
  if (data === undefined)
    return error === null ? (
      <Skeleton className="m-5 h-96 rounded-lg" />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} className="m-5" />
    )
  return may(data, "list") ? (
    <Suspense>{isPhone ? <PhonePayList search={search} /> : <PayList search={search} />}</Suspense>
  ) : (
    <OwnSlips />
  )
}
