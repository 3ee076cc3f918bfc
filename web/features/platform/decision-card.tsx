import { Ban, Check, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { activeStatuses } from "#modules/kernel/codes/status.ts"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { companies, data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { type CompanyDetail, platformKey } from "./platform-queries.ts"
import { ReasonDialog } from "./reason-dialog.tsx"

const { active, inactive, rejectVerify } = activeStatuses

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
        <Button size="lg" busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
          <Check aria-hidden="true" />
          {t(isResumed ? "resume" : "approve")}
        </Button>
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
