import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { CloudOff, FileQuestion } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ApiError, isUnreachable } from "@/lib/api-error.ts"
import { useIsPhone } from "@/lib/is-phone.ts"
import { PhoneSlip } from "./own/phone-slip.tsx"
import { MissingSlip, missingIn } from "./slip/missing-slip.tsx"
import { slipQuery } from "./slip-query.ts"

const DeskSlip = lazy(() => import("./slip/desk-slip.tsx").then(({ DeskSlip }) => ({ default: DeskSlip })))
const route = getRouteApi("/_shell/salary-v4-detail/$id")

/** One slip with why: two columns at the desk, one on the phone. */
export function SlipPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const isPhone = useIsPhone()
  const { data, error, isPending, refetch } = useQuery(slipQuery(id, search))
  if (data !== undefined) {
    const slip = data.value
    return isPhone ? (
      <PhoneSlip key={`${slip.month} ${slip.userId}`} slip={slip} keptSince={data.keptSince} />
    ) : (
      <Suspense>
        <DeskSlip key={`${slip.month} ${slip.userId}`} slip={slip} />
      </Suspense>
    )
  }
  if (isPending) return <Waiting />
  const missing = missingIn(error)
  if (missing !== undefined) return <MissingSlip search={search} missing={missing} />
  if (error instanceof ApiError && error.status === 404) return <NoSlip />
  if (isPhone && isUnreachable(error)) return <NotOnDevice onRetry={() => void refetch()} />
  return <ErrorState error={error} onRetry={() => void refetch()} className="m-5" />
}
function NotOnDevice({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation("pay")
  return (
    <div className="p-5">
      <EmptyState icon={CloudOff} title={t("notOnDevice")} hint={t("notOnDeviceHint")}>
        <Button variant="outline" onClick={onRetry}>
          {t("ownOfflineRetry")}
        </Button>
      </EmptyState>
    </div>
  )
}
function NoSlip() {
  const { t } = useTranslation("pay")
  return (
    <div className="p-5">
      <EmptyState icon={FileQuestion} title={t("notFound")} hint={t("notFoundHint")}>
        <Link to="/salary-v4" className={buttonVariants({ variant: "outline" })}>
          {t("wholeList")}
        </Link>
      </EmptyState>
    </div>
  )
}
function Waiting() {
  return (
    <div className="flex flex-col gap-3 p-5">
      <Skeleton className="h-10 w-72" />
      <Skeleton className="h-20" />
      <Skeleton className="h-80" />
    </div>
  )
}
