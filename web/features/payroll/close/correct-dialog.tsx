import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Combobox } from "@/components/ui/combobox.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import type { Writing } from "@/lib/form/writing.ts"
import { rowsQuery } from "../queries.ts"
import { LeaveOutFields } from "./leave-out-card.tsx"
import { ReasonDialog } from "./reason-dialog.tsx"
import type { LeaveOut } from "./use-leave-out.ts"

interface CorrectDialogProps {
  readonly month: string
  /** Asked for from this person's slip. */
  readonly userId: number | undefined
  readonly leaveOut: LeaveOut
  readonly write: (wanted: { readonly reason: string; readonly userId: number | undefined }) => Writing<unknown>
  readonly onClose: () => void
}
/** 訂正: the closed month is calculated again for one person or for all, with a reason. */
export function CorrectDialog({ month, userId, leaveOut, write, onClose }: CorrectDialogProps) {
  const { t } = useTranslation("close")
  const { data = [] } = useQuery(rowsQuery(month))
  const [chosen, setChosen] = useState(userId ?? null)
  const isOfAll = chosen === null
  return (
    <ReasonDialog
      title={t("correctTitle")}
      hint={t("correctHint")}
      action={t("correctAction")}
      isMissing={isOfAll && leaveOut.isReasonMissing}
      write={(reason) => write({ reason, userId: chosen ?? undefined })}
      onClose={onClose}
    >
      <FormField label={t("correctWho")}>
        <Combobox
          options={data.map(({ furiganaName, name, userId: value }) => ({
            value,
            label: name,
            keywords: furiganaName ?? "",
          }))}
          value={chosen}
          onChange={setChosen}
          placeholder={t("correctAll")}
          clearable
        />
      </FormField>
      {isOfAll && leaveOut.people.length > 0 && (
        <div className="flex flex-col gap-2">
          <LeaveOutFields
            of={leaveOut}
            labelOf={(name) => t("leaveOut.correctWithout", { name })}
            reasonLabel={t("leaveOut.reason")}
          />
        </div>
      )}
    </ReasonDialog>
  )
}
