import { useTranslation } from "react-i18next"
import { normaliseEmail, normaliseNumber, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import type { Plan } from "@/features/registration/registration-queries.ts"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { type CompanyPlan, planKey } from "./plan-query.ts"

const first = { name: "", phone: "", email: "", totalUser: "", note: "" }
const ofContact = /^subscriptionContact\.(\w+)$/

interface ConsultWindowProps {
  readonly plan: CompanyPlan
  /** The one that is agreed on by talking. */
  readonly talked: Plan
  readonly onClose: () => void
}
/** プランの相談 (BILL-02): the wish of a company in use for a plan of its own; its present plan goes on meanwhile. */
export default function ConsultWindow({ onClose, plan, talked }: ConsultWindowProps) {
  const { t } = useTranslation(["plan", "registration"])
  const form = useForm({
    first,
    words: {
      name: t("registration:field.contactName"),
      phone: t("registration:field.contactPhone"),
      email: t("registration:field.contactEmail"),
      totalUser: t("registration:field.contactTotalUser"),
      note: t("registration:field.contactNote"),
    },
    fieldOf: (name) => ofContact.exec(name)?.[1] ?? name,
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/billing/contract.ts")).billingContract.changePlan.body,
        body: {
          ...{ companyId: plan.companyId, subscriptionId: talked.id, version: plan.version },
          ...{ price: talked.price, totalUser: talked.totalUser },
          subscriptionContact: {
            name: textOrNull(values.name),
            phone: textOrNull(values.phone),
            email: textOrNull(values.email),
            totalUser: numberOrNull(values.totalUser),
            note: values.note.trim(),
          },
        },
        send: (body, extraHeaders) => data(billing.changePlan({ body, extraHeaders })),
      }),
    invalidates: [planKey],
    done: t("consulted"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("registration:consultTitle")}
      description={t("consultText")}
      action={t("registration:consultSend")}
      width={700}
      onClose={onClose}
      bodyClassName="grid grid-cols-2 content-start gap-4 max-md:grid-cols-1"
    >
      <TextField {...form.field("name")} required />
      <TextField {...form.field("phone")} type="tel" normalise={normalisePhone} required />
      <TextField {...form.field("email")} type="email" normalise={normaliseEmail} required />
      <TextField
        {...form.field("totalUser")}
        normalise={normaliseNumber}
        inputMode="numeric"
        unit={t("registration:people")}
        required
      />
      <MemoField {...form.field("note")} rows={6} maxLength={255} className="md:col-span-2" />
    </FormDialog>
  )
}
