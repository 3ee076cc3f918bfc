import { useState } from "react"
import { useTranslation } from "react-i18next"
import { defaultLabels } from "#modules/companies/codes.ts"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { companies, data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { workspaceQuery } from "../session/workspace.ts"
import { isLabel, type Label, labelsKey } from "./label-query.ts"
import { SettingForm } from "./setting-form.tsx"

const valuesOf = ({ value }: Label) => ({ value })

/** One word: what it stands for, what this company says instead. */
export function WordRow({ label, mayWrite }: { readonly label: Label; readonly mayWrite: boolean }) {
  const { t } = useTranslation("settings")
  const [before, setBefore] = useState<string>()
  const defaults: Readonly<Record<string, string>> = defaultLabels
  const usual = defaults[label.key] ?? label.key
  const form = useForm<{ readonly value: string }, Label, Label>({
    first: valuesOf(label),
    words: { value: usual },
    stored: label,
    valuesOf,
    isStored: isLabel,
    mayWrite: () => mayWrite,
    write: ({ values, stored = label }) =>
      writing({
        schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.updateLabelSetting.body,
        body: { key: label.key, value: values.value.trim(), version: stored.version },
        send: (body, extraHeaders) => data(companies.updateLabelSetting({ body, extraHeaders })),
      }),
    invalidates: [labelsKey, workspaceQuery.queryKey],
    done: t("saved"),
    onSaved: (saved, { values, base }) => {
      setBefore(values.value === before ? undefined : base.value)
      form.goOn(saved, valuesOf(saved), values)
    },
  })
  const undo =
    before === undefined
      ? undefined
      : () => {
          form.change(() => ({ value: before }))
          form.save()
        }
  return (
    <li>
      <SettingForm
        form={form}
        undo={undo}
        mayWrite={mayWrite}
        notice={<ConflictNote form={form} />}
        isRow
        savesOnLeave={form.values.value.trim() !== "" && form.conflict === undefined}
      >
        <TextField {...form.field("value")} required />
      </SettingForm>
    </li>
  )
}
