import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { normaliseFurigana, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { ChoiceField } from "@/components/form/choice-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { Labelled } from "@/components/form/labelled.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { numberOrNull, texts } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { vendorsQuery } from "../partner-queries.ts"
import { type StaffView, staffKey } from "../staff-queries.ts"
import { VendorChoice } from "./vendor-choice.tsx"

interface WorkerDialogProps {
  /** As what a vendor's worker is taken on. */
  readonly roleId: number
  /** What was typed in the search: most often the name. */
  readonly typed: string
  readonly onClose: () => void
  readonly onMade: (made: StaffView) => void
}
/** A vendor's worker, made where he is to be arranged: nothing of pay, which is his vendor's matter. */
export function WorkerDialog({ roleId, typed, onClose, onMade }: WorkerDialogProps) {
  const { t } = useTranslation(["partners", "labels"])
  const { data: vendors } = useQuery(vendorsQuery)
  const word = t("labels:vendor")
  const only = vendors?.data.length === 1 ? String(vendors.data[0]?.id) : ""
  const form = useForm({
    // What a vendor tells of its people is seldom more than their names: 未回答 (D75).
    first: { managerId: only, name: typed, furiganaName: "", gender: "0", phone: "" },
    words: {
      managerId: t("vendor", { word }),
      name: t("name"),
      furiganaName: t("furiganaName"),
      gender: t("gender"),
      phone: t("phone"),
    },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.inviteStaff.body,
        body: {
          ...texts(values),
          gender: numberOrNull(values.gender),
          managerId: numberOrNull(values.managerId),
          roleId,
        },
        send: (body, extraHeaders) => data(people.inviteStaff({ body, extraHeaders })),
      }),
    // The server asks for it only of who has workers of his own.
    rules: ({ values }) => (values.managerId === "" ? [{ field: "managerId", key: "notChosen" }] : []),
    // Somebody new is on no arrangement: no page of a site shows him.
    invalidates: [staffKey, ["candidates"], ["calendar"]],
    done: ({ name }) => t("made", { name }),
    onSaved: onMade,
  })
  const vendor = form.field("managerId")
  return (
    <FormDialog
      form={form}
      title={t("workerTitle", { word })}
      action={t("make")}
      onClose={onClose}
      width={700}
      bodyClassName="grid items-start gap-4 md:grid-cols-2"
    >
      <Labelled of={vendor} required className="md:col-span-2">
        <VendorChoice value={vendor.value} onChange={vendor.onChange} />
      </Labelled>
      <TextField {...form.field("name")} required />
      <TextField {...form.field("furiganaName")} normalise={normaliseFurigana} />
      <ChoiceField
        {...form.field("gender")}
        required
        options={[
          { value: "1", label: t("male") },
          { value: "2", label: t("female") },
          { value: "0", label: t("unanswered") },
        ]}
      />
      <TextField {...form.field("phone")} type="tel" normalise={normalisePhone} />
      <p className="text-2xs text-muted-foreground md:col-span-2">{t("laterHint")}</p>
    </FormDialog>
  )
}
export default WorkerDialog
