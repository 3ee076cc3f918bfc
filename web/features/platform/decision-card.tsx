import { useQuery } from "@tanstack/react-query"
import { Ban, Check, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { activeStatuses } from "#modules/kernel/codes/status.ts"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { companies, data } from "@/lib/client.ts"
import { slashDate } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { billsQuery } from "./bill-queries.ts"
import { type CompanyDetail, platformKey } from "./platform-queries.ts"
import { ReasonDialog } from "./reason-dialog.tsx"

const { active, inactive, rejectVerify } = activeStatuses

/** What the approval brings: until when the plan can be used, or that its money has not come; and who gets in with it. */
function Follows({ companyId }: { readonly companyId: number }) {
  const { t } = useTranslation("inspected")
  const { data: shown } = useQuery(billsQuery(companyId))
  if (shown === undefined) return null
  const { bills, expiredAt, seats } = shown
  const isOwed = bills.some(({ status }) => status === "unpaid")
  return (
    <p className="text-sm">
      {isOwed && <b className="text-warning">{t("follows.owed")}</b>}
      {!isOwed && (expiredAt === null ? t("follows.open") : t("follows.until", { day: slashDate(expiredAt) }))}
      {seats.invited > 0 && t("follows.invited", { count: seats.invited })}
    </p>
  )
}

/** この登録をどうしますか: only what the server lets be done with it now. */
export function DecisionCard({ company }: { readonly company: CompanyDetail }) {
  const { t } = useTranslation("platform")
  const { decisions, id, status, version } = company
  const [asks, setAsks] = useState<"reject" | "stop">()
  const isResumed = status === inactive
  const approve = useWrite({
    write: (_: undefined, extraHeaders) =>
      data(companies.decideCompany({ body: { companyId: id, status: active, version }, extraHeaders })),
    invalidates: [platformKey],
    done: t(isResumed ? "resumed" : "approved"),
  })
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="text-base font-bold">{t("decide")}</h2>
      <p className="text-xs text-muted-foreground">{t(decisions.length === 0 ? "nothingToDecide" : "decideHint")}</p>
      {decisions.includes(active) && (
        <>
          {!isResumed && <Follows companyId={id} />}
          <Button size="lg" busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
            <Check aria-hidden="true" />
            {t(isResumed ? "resume" : "approve")}
          </Button>
        </>
      )}
      {decisions.includes(rejectVerify) && (
        <Button variant="outline" className="text-danger" onClick={() => setAsks("reject")}>
          <X aria-hidden="true" />
          {t("reject")}
        </Button>
      )}
      {decisions.includes(inactive) && (
        <Button variant="outline" onClick={() => setAsks("stop")}>
          <Ban aria-hidden="true" />
          {t("stop")}
        </Button>
      )}
      {asks !== undefined && <ReasonDialog company={company} does={asks} onClose={() => setAsks(undefined)} />}
    </Card>
  )
}
