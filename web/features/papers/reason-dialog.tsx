import { useTranslation } from "react-i18next"
import { paperStatuses } from "#modules/papers/codes.ts"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { papers, papersKey } from "./client.ts"
import { type PaperView, showStored } from "./paper-queries.ts"

interface ReasonDialogProps {
  readonly view: PaperView
  /** 却下 from inside, or お断り of the other side. */
  readonly way: "reject" | "refuse"
  readonly onClose: () => void
}
const contract = async () => (await import("#modules/papers/contract.ts")).papersContract

/** A refusal says why; the maker reads it. */
export function ReasonDialog({ onClose, view, way }: ReasonDialogProps) {
  const { t } = useTranslation("papers")
  const { id, version } = view
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    write: ({ values }) => {
      const reason = textOrNull(values.reason)
      const said = reason === null ? {} : { reason }
      return way === "reject"
        ? writing({
            schema: async () => (await contract()).status.body,
            body: { version, status: paperStatuses.rejected, ...said },
            send: (body, extraHeaders) => data(papers.status({ params: { id }, body, extraHeaders })),
          })
        : writing({
            schema: async () => (await contract()).vendorConfirm.body,
            body: { version, isConfirm: 0, ...said },
            send: (body, extraHeaders) => data(papers.vendorConfirm({ params: { id }, body, extraHeaders })),
          })
    },
    invalidates: [papersKey, ["workspace"]],
    done: t("done"),
    onSaved: (saved) => {
      showStored(saved)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t(`ask.${way}`, { no: view.no })} action={t(`act.${way}`)} onClose={onClose}>
      <MemoField {...form.field("reason")} required rows={3} maxLength={255} placeholder={t("reasonHint")} />
    </FormDialog>
  )
}
