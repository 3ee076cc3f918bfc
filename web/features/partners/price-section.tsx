import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { YenField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import type { Kind } from "./kinds.ts"
import { PartnerSection } from "./partner-section.tsx"
import { type RowList, rowLists, rowsOf, type Values } from "./partner-values.ts"
import { isNeeded, type PartnerForm } from "./use-partner-form.ts"

/** 単価 (CUS-03): regular and night by the words of this partner's papers, further rows, and one for each certificate. */
export function PriceSection({ kind, form }: { readonly kind: Kind; readonly form: PartnerForm }) {
  const { t } = useTranslation("trading")
  const { field } = form
  return (
    <PartnerSection title={t("section.prices")} detail={t("perManDay")}>
      {(["regularUnitPrice", "nightUnitPrice"] as const).map((name) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid gap-y-5 max-md:col-span-1">
          <YenField {...field(name)} required={isNeeded(kind, form, name)} />
          <TextField {...field(`${name}Title`)} placeholder={t(`defaultTitle.${name}`)} />
        </div>
      ))}
      {rowLists.map((list) => (
        <Rows key={list} list={list} form={form} />
      ))}
    </PartnerSection>
  )
}
const without = (list: RowList, gone: number) => (now: Values) => {
  const rows = rowsOf(now, list)
  const kept = rows.filter((row) => row !== gone)
  const at = (row: number, part: string) => `${list}.${row}.${part}`
  return {
    ...now,
    ...Object.fromEntries(
      kept.flatMap((row, place) => ["title", "price"].map((part) => [at(place, part), now[at(row, part)] ?? ""])),
    ),
    [at(rows.length - 1, "title")]: "",
    [at(rows.length - 1, "price")]: "",
    [`${list}.rows`]: String(kept.length),
  }
}
function Rows({ list, form }: { readonly list: RowList; readonly form: PartnerForm }) {
  const { t } = useTranslation("trading")
  const { values, field, change } = form
  const rows = rowsOf(values, list)
  const mayWrite = !field(`${list}.rows`).isReadOnly
  const add = () =>
    change((now) => ({
      ...now,
      [`${list}.rows`]: String(rows.length + 1),
      [`${list}.${rows.length}.title`]: "",
      [`${list}.${rows.length}.price`]: "",
    }))
  return (
    <fieldset className="col-span-2 flex min-w-0 flex-col gap-3 max-md:col-span-1">
      <legend className="mb-1 text-xs">{t(`field.${list}`)}</legend>
      {rows.length === 0 && !mayWrite && <p className="text-muted-foreground">{t("noRows")}</p>}
      {rows.map((row) => (
        <div key={row} className="flex flex-wrap items-start gap-3">
          <TextField {...field(`${list}.${row}.title`)} label={t("rowTitle")} required className="min-w-40 flex-1" />
          <YenField {...field(`${list}.${row}.price`)} label={t("rowPrice")} required className="w-36" />
          {mayWrite && (
            <Button
              variant="ghost"
              size="icon"
              className="mt-6"
              aria-label={t("removeRow", { list: t(`field.${list}`), row: row + 1 })}
              onClick={() => change(without(list, row))}
            >
              <X />
            </Button>
          )}
        </div>
      ))}
      {mayWrite && (
        <Button variant="outline" size="sm" className="self-start" onClick={add}>
          <Plus aria-hidden="true" />
          {t(`addRow.${list}`)}
        </Button>
      )}
    </fieldset>
  )
}
