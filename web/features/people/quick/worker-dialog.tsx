import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { normaliseFurigana, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { FormField } from "@/components/ui/form-field.tsx"
import { RadioGroup, RadioItem } from "@/components/ui/radio-group.tsx"
import { data } from "@/lib/client.ts"
import { checkInvite } from "../check-draft.ts"
import { people } from "../client.ts"
import { vendorsQuery } from "../partner-queries.ts"
import { type StaffView, staffKey } from "../staff-queries.ts"
import { Line, QuickDialog } from "./quick-dialog.tsx"
import { type Texts, useQuickForm } from "./quick-form.ts"
import { VendorChoice } from "./vendor-choice.tsx"

interface WorkerDialogProps {
  /** As what a vendor's worker is taken on. */
  readonly roleId: number
  /** What was typed in the search: most often the name. */
  readonly typed: string
  readonly onClose: () => void
  readonly onMade: (made: StaffView) => void
}
const bodyOf = (texts: Texts, roleId: number) => ({
  name: texts.name,
  furiganaName: texts.furiganaName === "" ? null : texts.furiganaName,
  gender: texts.gender === "" ? null : Number(texts.gender),
  phone: texts.phone === "" ? null : texts.phone,
  managerId: texts.managerId === "" ? null : Number(texts.managerId),
  roleId,
})
/** A vendor's worker, made where he is to be arranged: nothing of pay, which is his vendor's matter. */
export function WorkerDialog({ roleId, typed, onClose, onMade }: WorkerDialogProps) {
  const { t } = useTranslation(["partners", "labels"])
  const { data: vendors } = useQuery(vendorsQuery)
  const word = t("labels:vendor")
  const only = vendors?.data.length === 1 ? vendors.data[0] : undefined
  const form = useQuickForm({
    first: {
      managerId: only === undefined ? "" : String(only.id),
      name: typed,
      furiganaName: "",
      // What a vendor tells of its people is seldom more than their names: 未回答 (D75).
      gender: "0",
      phone: "",
    },
    tidies: { furiganaName: normaliseFurigana, phone: normalisePhone },
    check: (texts, language) => checkInvite(bodyOf(texts, roleId), language),
    write: (body, extraHeaders) => data(people.inviteStaff({ body, extraHeaders })),
    invalidates: [staffKey, ["candidates"], ["calendar"]],
    done: ({ name }) => t("made", { name }),
    onMade,
  })
  const words: Texts = {
    managerId: t("vendor", { word }),
    name: t("name"),
    furiganaName: t("furiganaName"),
    gender: t("gender"),
    phone: t("phone"),
  }
  const line = (field: string) => ({ form, field, label: words[field] ?? field })
  return (
    <QuickDialog
      form={form}
      title={t("workerTitle", { word })}
      wordOf={(field) => words[field] ?? field}
      onClose={onClose}
    >
      <FormField label={words.managerId} required error={form.errors.managerId} className="md:col-span-2">
        <VendorChoice value={form.texts.managerId ?? ""} onChange={(id) => form.set("managerId", id)} />
      </FormField>
      <Line {...line("name")} required />
      <Line {...line("furiganaName")} />
      <FormField label={words.gender} required group error={form.errors.gender}>
        <RadioGroup
          value={form.texts.gender}
          onValueChange={(gender) => form.set("gender", String(gender))}
          className="min-h-9 items-center"
        >
          <RadioItem value="1">{t("male")}</RadioItem>
          <RadioItem value="2">{t("female")}</RadioItem>
          <RadioItem value="0">{t("unanswered")}</RadioItem>
        </RadioGroup>
      </FormField>
      <Line {...line("phone")} type="tel" />
      <p className="text-2xs text-muted-foreground md:col-span-2">{t("laterHint")}</p>
    </QuickDialog>
  )
}
export default WorkerDialog
