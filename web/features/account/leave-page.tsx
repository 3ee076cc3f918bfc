import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { requestStatuses } from "#modules/kernel/codes/status.ts"
import { Card } from "@/components/ui/card.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { clockTime, dayOfInstant, slashDate } from "@/lib/format.ts"
import { LeaveForm } from "./leave-form.tsx"
import { type Leave, leavesQuery } from "./leave-queries.ts"

/** 休止・退会 (D101): one's own account, with what it means and what stays. */
export function LeavePage() {
  const { t } = useTranslation("profile")
  return (
    <div className="flex flex-col pb-6">
      <PageHead title={t("leaveTitle")} detail={t("leaveDetail")} />
      <div className="flex max-w-190 flex-col gap-4 px-5 max-md:px-4">
        <LeaveCards />
      </div>
    </div>
  )
}
/** The form and what was before, in a company's frame and outside of any. */
export function LeaveCards() {
  const { data: leaves } = useSuspenseQuery(leavesQuery)
  return (
    <>
      <Card className="p-5 max-md:p-4">
        <LeaveForm />
      </Card>
      {leaves.length > 0 && <LeaveHistory leaves={leaves} />}
    </>
  )
}
/** Whoever reads this is signed in: every leave of his is over, or was refused; only another company's block may last. */
const stateOf = ({ status, to }: Leave) => {
  if (status === requestStatuses.reject) return "refused"
  return to === null ? "now" : "over"
}

function LeaveHistory({ leaves }: { readonly leaves: ReadonlyArray<Leave> }) {
  const { t } = useTranslation("profile")
  return (
    <section aria-labelledby="leaves">
      <h2 id="leaves" className="mb-2 text-base font-bold">
        {t("leaveHistory")}
      </h2>
      <Card>
        <ul className="divide-y">
          {leaves.map((leave) => (
            <li key={`${leave.kind} ${leave.from}`} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
              <b>{t(`kind.${leave.kind}`)}</b>
              {leave.companyName !== null && <span>{leave.companyName}</span>}
              <span className="tnum">
                <Moment at={leave.from} />〜{leave.to !== null && <Moment at={leave.to} />}
              </span>
              <span className="text-muted-foreground">{t(`leaveState.${stateOf(leave)}`)}</span>
              {leave.reason !== "" && <p className="w-full text-sm text-muted-foreground">{leave.reason}</p>}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>
      {slashDate(dayOfInstant(at))} {clockTime(at)}
    </time>
  )
}
