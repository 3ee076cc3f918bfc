import { useTranslation } from "react-i18next"
import { activeStatuses } from "#modules/kernel/codes/status.ts"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { companies, data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { type CompanyDetail, platformKey } from "./platform-queries.ts"

interface ReasonDialogProps {
  readonly company: CompanyDetail
  readonly does: "reject" | "stop"
  readonly onClose: () => void
}
const presets = ["double", "unreachable", "wrong"] as const
const words = {
  reject: { title: "rejectTitle", action: "rejectDo", done: "rejected", status: activeStatuses.rejectVerify },
  stop: { title: "stopTitle", action: "stopDo", done: "stopped", status: activeStatuses.inactive },
} as const

/** Why a company is rejected or stopped, as its admin reads it. */
export function ReasonDialog({ company, does, onClose }: ReasonDialogProps) {
  const { t } = useTranslation("platform")
  const { action, done, status, title } = words[does]
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    rules: ({ values }) => (values.reason.trim() === "" ? [{ field: "reason", key: "required" }] : []),
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.decideCompany.body,
        body: { companyId: company.id, status, reason: values.reason.trim(), version: company.version },
        send: (body, extraHeaders) => data(companies.decideCompany({ body, extraHeaders })),
      }),
    invalidates: [platformKey],
    done: t(done),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t(title)}
      {...(does === "stop" ? { description: t("stopHint") } : {})}
      action={t(action)}
      isDestructive
      onClose={onClose}
      bodyClassName="flex flex-col gap-3"
    >
      <div className="flex flex-wrap gap-2">
        {does === "reject" &&
          presets.map((preset) => (
            <Button
              key={preset}
              variant="outline"
              size="sm"
              onClick={() => form.field("reason").onChange(t(`presetText.${preset}`))}
            >
              {t(`preset.${preset}`)}
            </Button>
          ))}
      </div>
      <MemoField {...form.field("reason")} hint={t("reasonHint")} maxLength={2000} required />
    </FormDialog>
  )
}
