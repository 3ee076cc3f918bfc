import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { certificationKinds } from "#modules/people/codes.ts"
import { DayField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { rowsOf } from "./profile-values.ts"

type Values = Readonly<Record<string, string>>

interface QualificationRowsProps {
  readonly kind: (typeof certificationKinds)[number]
  /** The form that the rows stand in. */
  readonly form: {
    readonly values: Values
    readonly field: (name: string) => BoundField<string>
    readonly change: (of: (now: Values) => Values) => void
  }
  /** Names to choose from. */
  readonly offered?: ReadonlyArray<string>
}
/** The rows of one kind: 免許, 技能講習 or 特別教育. */
export function QualificationRows({ kind, form, offered = [] }: QualificationRowsProps) {
  const { t } = useTranslation("people")
  const { values, field, change } = form
  const rows = rowsOf(values, kind)
  const at = (row: number, name: string) => `certification.${kind}.${row}.${name}`
  const count = `certification.${kind}.rows`
  const mayWrite = !field(count).isReadOnly
  const add = () =>
    change((now) => ({
      ...now,
      [count]: String(rows.length + 1),
      [at(rows.length, "name")]: "",
      [at(rows.length, "expiresOn")]: "",
    }))
  const remove = (gone: number) => {
    const kept = rows.filter((row) => row !== gone)
    const moved = kept.flatMap((row, place) =>
      ["name", "expiresOn"].map((name) => [at(place, name), values[at(row, name)] ?? ""]),
    )
    change((now) => ({
      ...now,
      ...Object.fromEntries(moved),
      [at(rows.length - 1, "name")]: "",
      [at(rows.length - 1, "expiresOn")]: "",
      [count]: String(kept.length),
    }))
  }
  return (
    <fieldset className="col-span-full flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-xs">{t(`field.${kind}`)}</legend>
      {rows.map((row) => (
        <div key={row} className="flex flex-wrap items-start gap-3">
          <TextField
            {...field(at(row, "name"))}
            label={t("field.qualification")}
            required
            suggestions={offered}
            className="w-80 max-md:w-full"
          />
          <DayField {...field(at(row, "expiresOn"))} label={t("field.expiresOn")} />
          {mayWrite && (
            <Button
              variant="ghost"
              size="icon"
              className="md:mt-6"
              aria-label={t("removeQualification", { row: row + 1, kind: t(`field.${kind}`) })}
              onClick={() => remove(row)}
            >
              <X />
            </Button>
          )}
        </div>
      ))}
      {mayWrite && (
        <Button variant="outline" size="sm" className="self-start" onClick={add}>
          <Plus aria-hidden="true" />
          {t("addQualification", { kind: t(`field.${kind}`) })}
        </Button>
      )}
    </fieldset>
  )
}
