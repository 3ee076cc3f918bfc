import { useTranslation } from "react-i18next"
import { activeStatuses } from "#modules/kernel/codes/status.ts"
import { Button } from "@/components/ui/button.tsx"
import { companies, data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import { type CompanyDetail, platformKey } from "./platform-queries.ts"
import { ReasonedDialog } from "./reasoned-dialog.tsx"

interface ReasonDialogProps {
  readonly company: CompanyDetail
  readonly does: "reject" | "stop"
  readonly onClose: () => void
}
const schema = async () => (await import("#modules/companies/contract.ts")).companiesContract.decideCompany.body
const presets = ["double", "unreachable", "wrong"] as const
const words = {
  reject: { title: "rejectTitle", action: "rejectDo", done: "rejected", status: activeStatuses.rejectVerify },
  stop: { title: "stopTitle", action: "stopDo", done: "stopped", status: activeStatuses.inactive },
} as const

/** Why a company is rejected or stopped, as its admin reads it. */
export function ReasonDialog({ company, does, onClose }: ReasonDialogProps) {
  const { t } = useTranslation("platform")
  const { action, done, status, title } = words[does]
  return (
    <ReasonedDialog
      title={t(title)}
      description={does === "stop" ? t("stopHint") : undefined}
      action={t(action)}
      done={t(done)}
      invalidates={[platformKey]}
      write={(reason) =>
        writing({
          schema,
          body: { companyId: company.id, status, reason, version: company.version },
          send: (body, extraHeaders) => data(companies.decideCompany({ body, extraHeaders })),
        })
      }
      onClose={onClose}
    >
      {(setReason) =>
        does === "reject" && (
          <div className="flex flex-wrap gap-2">
            {presets.map((preset) => (
              <Button key={preset} variant="outline" size="sm" onClick={() => setReason(t(`presetText.${preset}`))}>
                {t(`preset.${preset}`)}
              </Button>
            ))}
          </div>
        )
      }
    </ReasonedDialog>
  )
}
