import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { ChoiceField, SelectField } from "@/components/form/choice-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { type CampaignRow, campaignsKey } from "./campaign-queries.ts"
import { plansQuery } from "./plan-queries.ts"

const kinds = ["DISCOUNT", "FREE_MONTH"] as const
const every = 0

/** キャンペーンを作る・直す. A code stays what it is: it was given away. */
export function CampaignDialog({ of, onClose }: { readonly of?: CampaignRow; readonly onClose: () => void }) {
  const { t } = useTranslation(["platform", "offers"])
  const { data: plans = [] } = useQuery(plansQuery)
  const form = useForm({
    first: {
      name: of?.name ?? "",
      code: of?.code ?? "",
      kind: of?.kind ?? kinds[0],
      benefitValue: of === undefined ? "" : String(of.benefitValue),
      subscriptionId: of?.subscriptionId ?? every,
      startsOn: of?.startsOn ?? "",
      endsOn: of?.endsOn ?? "",
    },
    words: {
      name: t("offers:campaign.name"),
      code: t("offers:campaign.code"),
      kind: t("offers:campaign.kind"),
      benefitValue: t("offers:campaign.value"),
      subscriptionId: t("plan"),
      startsOn: t("offers:campaign.from"),
      endsOn: t("offers:campaign.until"),
    },
    write: ({ values: { code, ...values } }) => {
      const body = {
        ...values,
        name: textOrNull(values.name),
        benefitValue: numberOrNull(values.benefitValue),
        subscriptionId: values.subscriptionId === every ? null : values.subscriptionId,
      }
      return of === undefined
        ? writing({
            schema: async () => (await import("#modules/billing/contract.ts")).billingContract.createCampaign.body,
            body: { ...body, code: code.trim() },
            send: (sent, extraHeaders) => data(billing.createCampaign({ body: sent, extraHeaders })),
          })
        : writing({
            schema: async () => (await import("#modules/billing/contract.ts")).billingContract.updateCampaign.body,
            body: { ...body, version: of.version },
            send: (sent, extraHeaders) =>
              data(billing.updateCampaign({ params: { id: of.id }, body: sent, extraHeaders })),
          })
    },
    invalidates: [campaignsKey],
    done: t("saved"),
    onSaved: onClose,
  })
  const { kind } = form.values
  return (
    <FormDialog
      form={form}
      title={t(of === undefined ? "offers:campaign.create" : "offers:campaign.edit")}
      action={t("save")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <TextField {...form.field("name")} required />
      {of === undefined ? (
        <TextField {...form.field("code")} hint={t("offers:campaign.codeHint")} required />
      ) : (
        <p className="text-sm text-muted-foreground">
          {t("offers:campaign.code")}：<b className="text-foreground">{of.code}</b>
        </p>
      )}
      <ChoiceField {...form.field("kind")} options={kinds.map((value) => ({ value, label: t(`benefit.${value}`) }))} />
      <TextField
        {...form.field("benefitValue")}
        inputMode="numeric"
        unit={t(kind === "DISCOUNT" ? "percent" : "monthsUnit")}
        className="w-40"
        required
      />
      <SelectField
        {...form.field("subscriptionId")}
        options={[
          { value: every, label: t("offers:campaign.everyPlan") },
          ...plans.filter(({ price }) => price > 0).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <DayField {...form.field("startsOn")} required />
        <DayField {...form.field("endsOn")} hint={t("offers:campaign.untilHint")} required />
      </div>
    </FormDialog>
  )
}
