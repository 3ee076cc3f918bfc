import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Select } from "@/components/ui/select.tsx"
import type { ImportView, SheetField, WantedMapping } from "./import-queries.ts"
import { useSheetWords } from "./use-sheet-words.ts"

const tones = { remembered: "primary", guessed: "warning", chosen: "success", none: "outline" } as const
const unused = 0

interface RowProps {
  readonly kind: ImportKind
  readonly field: SheetField
  readonly view: ImportView
  readonly onChoose: (next: Partial<WantedMapping>) => void
}
/** One field: its column, what stands in it, and what is taken where nothing does. */
export function ColumnRow({ kind, field, view, onChoose }: RowProps) {
  const { t } = useTranslation("imports")
  const { choiceName, fieldName } = useSheetWords(kind)
  const { choices, isRequired, name, way } = field
  const { columns, constants } = view.mapping
  const column = columns[name] ?? unused
  const options = [
    { value: unused, label: t("notUsed") },
    ...view.columns.map(({ heading, letter }, at) => ({ value: at + 1, label: t("column", { letter, heading }) })),
  ]
  const chooseColumn = (next: number) => {
    // A column is one field's; whoever had it before has none.
    const others = Object.entries(columns).filter(([other, place]) => other !== name && place !== next)
    onChoose({ columns: Object.fromEntries(next === unused ? others : [...others, [name, next]]) })
  }
  const chooseConstant = (next: string) => {
    const others = Object.entries(constants).filter(([other]) => other !== name)
    onChoose({ constants: Object.fromEntries(next === "" ? others : [...others, [name, next]]) })
  }
  return (
    <li className="grid grid-cols-[9rem_14rem_1fr_auto] items-center gap-x-4 gap-y-1 border-b px-4 py-2 last:border-b-0 big-text:grid-cols-1 max-md:grid-cols-1">
      <span className="flex items-center gap-2">
        {fieldName(name)}
        {isRequired === 1 && (
          <span className="rounded-sm bg-muted px-1 text-2xs text-muted-foreground">{t("required")}</span>
        )}
      </span>
      <Select label={fieldName(name)} options={options} value={column} onChange={chooseColumn} />
      <span className="flex min-w-0 flex-wrap items-center gap-1.5 text-sm">
        {(view.columns[column - 1]?.samples ?? []).map((sample, at) => (
          <span key={at} className="max-w-40 truncate rounded-sm bg-muted px-1.5">
            {sample}
          </span>
        ))}
        {choices !== null && (
          <Select
            label={t("constantFor", { field: fieldName(name) })}
            className="h-8 w-auto"
            options={[
              { value: "", label: `${t("constant")}：${t("noConstant")}` },
              ...choices.map((value) => ({
                value: choiceName(name, value),
                label: `${t("constant")}：${choiceName(name, value)}`,
              })),
            ]}
            value={constants[name] ?? ""}
            onChange={chooseConstant}
          />
        )}
      </span>
      <Badge tone={tones[way]}>{t(`ways.${way}`)}</Badge>
    </li>
  )
}
