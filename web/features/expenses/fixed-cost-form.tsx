import { useTranslation } from "react-i18next"
import { normaliseMonth } from "#modules/kernel/fields/normalise.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { YenField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { expenses } from "./client.ts"
import { type FixedCost, type FixedCostPage, fixedCostsKey } from "./fixed-cost-queries.ts"

interface Values {
  readonly title: string
  readonly amount: string
  readonly siteId: string
  readonly note: string
  readonly fromMonth: string
  readonly toMonth: string
}
const company = "0"
const names = ["title", "amount", "siteId", "note", "fromMonth", "toMonth"] as const
const bodyOf = ({ amount, note, siteId, title, toMonth }: Values) => ({
  title: textOrNull(title),
  amount: numberOrNull(amount),
  siteId: siteId === company ? null : Number(siteId),
  note: note.trim(),
  toMonth: textOrNull(toMonth),
})
const valuesOf = (row: FixedCost, month: string): Values => ({
  title: row.title,
  amount: String(row.amount),
  siteId: row.siteId === null ? company : String(row.siteId),
  note: row.note,
  fromMonth: month,
  toMonth: row.toMonth ?? "",
})
const contract = async () => (await import("#modules/expenses/contract.ts")).expensesContract
const isView = (detail: unknown): detail is FixedCost =>
  typeof detail === "object" && detail !== null && "fromMonth" in detail && "version" in detail

interface FixedCostFormProps {
  readonly sites: FixedCostPage["sites"]
  /** The month that is looked at: a change counts from it on. */
  readonly month: string
  readonly stored?: FixedCost
  readonly onClose: () => void
}
/** A cost that comes back each month; a change leaves the months before as they were. */
export function FixedCostForm({ month, onClose, sites, stored }: FixedCostFormProps) {
  const { t } = useTranslation("expenses")
  const format = useFormat()
  const tidy = (typed: string) => normaliseMonth(typed, dayOfInstant(new Date().toISOString()))
  const form = useForm<Values, FixedCost, FixedCost>({
    first:
      stored === undefined
        ? { title: "", amount: "", siteId: company, note: "", fromMonth: month, toMonth: "" }
        : valuesOf(stored, month),
    ...(stored === undefined ? {} : { stored }),
    valuesOf: (now) => valuesOf(now, month),
    isStored: isView,
    words: Object.fromEntries(names.map((name) => [name, t(`fixed.field.${name}`)])),
    write: ({ stored: now = stored, values }) =>
      now === undefined
        ? writing({
            schema: async () => (await contract()).createFixedCost.body,
            body: { ...bodyOf(values), fromMonth: textOrNull(values.fromMonth) },
            send: (body, extraHeaders) => data(expenses.createFixedCost({ body, extraHeaders })),
          })
        : writing({
            schema: async () => (await contract()).updateFixedCost.body,
            body: { ...bodyOf(values), version: now.version, month },
            send: (body, extraHeaders) =>
              data(expenses.updateFixedCost({ params: { id: now.id }, body, extraHeaders })),
          }),
    fieldOf: (name) => (name === "month" ? "fromMonth" : name),
    keepAs: stored === undefined ? "fixedCost.new" : `fixedCost.${stored.id}`,
    invalidates: [fixedCostsKey],
    done: t("saved"),
    onSaved: onClose,
  })
  const gone = stored?.siteId == null || sites.some(({ id }) => id === stored.siteId) ? [] : [stored]
  const options = [
    { value: company, label: t("fixed.company") },
    ...gone.map((one) => ({ value: String(one.siteId), label: one.siteName ?? "" })),
    ...sites.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <FormDialog
      form={form}
      title={t(stored === undefined ? "fixed.newTitle" : "fixed.editTitle")}
      {...(stored === undefined ? {} : { description: t("fixed.from", { month: format.month(month) }) })}
      action={t("save")}
      onClose={onClose}
      conflict={<ConflictNote form={form} show={(_, value) => String(value)} />}
      bodyClassName="flex flex-col gap-4"
    >
      <TextField {...form.field("title")} required placeholder={t("fixed.titleHint")} />
      <YenField {...form.field("amount")} required hint={t("fixed.amountHint")} />
      <SelectField {...form.field("siteId")} options={options} />
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {stored === undefined && (
          <TextField {...form.field("fromMonth")} required normalise={tidy} placeholder="2026-11" />
        )}
        <TextField {...form.field("toMonth")} normalise={tidy} placeholder="2027-03" hint={t("fixed.toHint")} />
      </div>
      <MemoField {...form.field("note")} rows={2} maxLength={2000} />
    </FormDialog>
  )
}
