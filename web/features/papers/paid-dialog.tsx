import { useTranslation } from "react-i18next"
import { DayField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { data } from "@/lib/client.ts"
import { textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { papers, papersKey } from "./client.ts"
import { type PaperView, showStored } from "./paper-queries.ts"

/** The day on which the money came or went. */
export function PaidDialog({ onClose, view }: { readonly view: PaperView; readonly onClose: () => void }) {
  const { t } = useTranslation("papers")
  const { id, version } = view
  const form = useForm({
    first: { paidOn: dayOfInstant(new Date().toISOString()) },
    words: { paidOn: t("paidDay") },
    write: ({ values }) => {
      const paidOn = textOrNull(values.paidOn)
      return writing({
        schema: async () => (await import("#modules/papers/contract.ts")).papersContract.paymentStatus.body,
        body: { version, status: 1, ...(paidOn === null ? {} : { paidOn }) },
        send: (body, extraHeaders) => data(papers.paymentStatus({ params: { id }, body, extraHeaders })),
      })
    },
    invalidates: [papersKey],
    done: t("done"),
    onSaved: (saved) => {
      showStored(saved)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t("ask.pay", { no: view.no })} action={t("act.pay")} onClose={onClose}>
      <DayField {...form.field("paidOn")} required />
    </FormDialog>
  )
}
