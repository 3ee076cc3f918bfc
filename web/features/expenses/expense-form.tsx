import { useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { DayField, YenField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { dayOfInstant, yen } from "@/lib/format.ts"
import { CategoryTiles } from "./category-tiles.tsx"
import { expenses } from "./client.ts"
import { type Expense, type ExpensePage, expensesKey, expensesOfDay } from "./expense-queries.ts"
import { type Receipt, ReceiptsField } from "./receipts-field.tsx"

interface Values {
  readonly amount: string
  readonly category: string
  readonly date: string
  readonly siteId: string
  readonly note: string
  readonly fileIds: ReadonlyArray<Receipt>
}
const valuesOf = (row: Expense): Values => ({
  amount: String(row.amount),
  category: String(row.category),
  date: row.date,
  siteId: row.siteId === null ? office : String(row.siteId),
  note: row.note,
  fileIds: row.files.map(({ id, name }) => ({ id, name })),
})
/** Of no site. */
const office = "0"
const bodyOf = ({ amount, category, date, fileIds, note, siteId }: Values) => ({
  amount: numberOrNull(amount),
  category: numberOrNull(category),
  date: textOrNull(date),
  siteId: siteId === office ? null : Number(siteId),
  note: note.trim(),
  fileIds: fileIds.map(({ id }) => id),
})
const contract = async () => (await import("#modules/expenses/contract.ts")).expensesContract
const isView = (detail: unknown): detail is Expense =>
  typeof detail === "object" && detail !== null && "category" in detail && "version" in detail

interface ExpenseFormProps {
  readonly sites: ExpensePage["sites"]
  /** Who asks: his own of the same amount and day is said before it is asked for once more. */
  readonly ownId: number | null
  /** Changed while it waits. */
  readonly stored?: Expense
  /** A refused one, whose data a new one begins with. */
  readonly again?: Expense
  /** The site that it is asked for, where that is known. */
  readonly siteId?: number
  readonly onClose: () => void
}
/** 経費の支払依頼 (24-2): amount, category, day, site, note and receipts; the draft stays over a reload. */
export function ExpenseForm({ again, onClose, ownId, siteId: of, sites, stored }: ExpenseFormProps) {
  const { t } = useTranslation("expenses")
  const today = dayOfInstant(new Date().toISOString())
  const from = stored ?? again
  const [first] = sites
  const begun: Values =
    from === undefined
      ? {
          amount: "",
          category: "",
          date: today,
          siteId: of !== undefined ? String(of) : first === undefined || sites.length > 12 ? office : String(first.id),
          note: "",
          fileIds: [],
        }
      : // A receipt belongs to the request that was given it: a new one is given its own.
        { ...valuesOf(from), ...(stored === undefined ? { date: today, fileIds: [] } : {}) }
  const names = ["amount", "category", "date", "siteId", "note", "fileIds"] as const
  const isSending = useRef(false)
  const form = useForm<Values, Expense, Expense>({
    first: begun,
    ...(stored === undefined ? {} : { stored }),
    valuesOf,
    isStored: isView,
    words: Object.fromEntries(names.map((name) => [name, t(`field.${name}`)])),
    write: ({ stored: now = stored, values }) =>
      now === undefined
        ? writing({
            schema: async () => (await contract()).ask.body,
            body: bodyOf(values),
            send: (body, extraHeaders) => data(expenses.ask({ body, extraHeaders })),
          })
        : writing({
            schema: async () => (await contract()).update.body,
            body: { ...bodyOf(values), version: now.version },
            send: (body, extraHeaders) => data(expenses.update({ params: { id: now.id }, body, extraHeaders })),
          }),
    // A receipt that is still on its way would be left behind.
    rules: () => (isSending.current ? [{ field: "fileIds", key: "stillSending" }] : []),
    say: (key) => (key === "stillSending" ? t("stillSending") : undefined),
    keepAs:
      stored === undefined
        ? `expense.new.${again?.id ?? 0}${of === undefined ? "" : `.site${of}`}`
        : `expense.${stored.id}`,
    invalidates: [expensesKey],
    done: t(stored === undefined ? "asked" : "saved"),
    onSaved: onClose,
  })
  const { amount, date, siteId } = form.values
  const isWhole = /^\d+$/.test(amount)
  const { data: ofDay } = useQuery(expensesOfDay(date))
  const isTwice = (ofDay?.data ?? []).some(
    (one) =>
      one.userId === ownId &&
      one.id !== stored?.id &&
      one.status !== 0 &&
      one.status !== 3 &&
      String(one.amount) === amount &&
      one.date === date,
  )
  const known = from?.siteId == null || sites.some(({ id }) => id === from.siteId) ? [] : [from]
  const options = [
    { value: office, label: t("office") },
    ...known.map((one) => ({ value: String(one.siteId), label: one.siteName ?? "" })),
    ...sites.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <FormDialog
      form={form}
      title={t(stored === undefined ? "newTitle" : "editTitle")}
      description={t("draftStays")}
      action={stored !== undefined ? t("save") : isWhole ? t("askSum", { sum: yen(Number(amount)) }) : t("ask")}
      onClose={onClose}
      conflict={
        <ConflictNote form={form} show={(name, value) => (name === "amount" ? yen(Number(value)) : String(value))} />
      }
      bodyClassName="flex flex-col gap-4"
    >
      <ReceiptsField
        {...form.field("fileIds")}
        urls={Object.fromEntries((from?.files ?? []).map(({ id, url }) => [id, url]))}
        hint={t("receiptHint")}
        onSending={(now) => {
          isSending.current = now
        }}
      />
      <YenField {...form.field("amount")} required className="[&_input]:h-13 [&_input]:text-2xl [&_input]:font-bold" />
      {isTwice && (
        <p role="status" className="rounded-lg bg-warning-bg px-3 py-2 text-warning">
          {t("askedAlready")}
        </p>
      )}
      <CategoryTiles {...form.field("category")} />
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <DayField {...form.field("date")} required hint={t("dateHint")} />
        <SelectField
          {...form.field("siteId")}
          options={options}
          hint={siteId === office ? t("officeHint") : undefined}
        />
      </div>
      <MemoField {...form.field("note")} rows={2} maxLength={2000} placeholder={t("noteHint")} />
      <p className="text-xs text-muted-foreground">{t("whoDecides")}</p>
    </FormDialog>
  )
}
