import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { Card } from "@/components/ui/card.tsx"
import { Select } from "@/components/ui/select.tsx"
import { figure } from "@/lib/format.ts"
import type { ImportView, SheetField, WantedMapping } from "./import-queries.ts"
import { useSheetWords } from "./use-sheet-words.ts"

interface CardProps {
  readonly kind: ImportKind
  readonly field: SheetField
  readonly view: ImportView
  readonly onChoose: (next: Partial<WantedMapping>) => void
}
/** 読み替え: what the sheet's own words mean for a choice. */
export function WordsCard({ kind, field, view, onChoose }: CardProps) {
  const { t } = useTranslation("imports")
  const { choiceName, fieldName } = useSheetWords(kind)
  const { choices, name, words } = field
  const options = (choices ?? []).map((value) => ({ value, label: choiceName(name, value) }))
  const said = view.mapping.values
  return (
    <Card className="flex flex-col gap-2 p-4">
      <h2 className="font-bold">{t("words", { field: fieldName(name) })}</h2>
      <ul className="flex flex-col gap-1.5">
        {words.map(({ rows, text, value }) => (
          <li key={text} className="grid grid-cols-[6rem_1fr_3.5rem] items-center gap-2">
            <span className="truncate" title={text}>
              {text}
            </span>
            <Select
              label={text}
              options={options}
              value={value}
              placeholder={t("unknownWord")}
              onChange={(next) => onChoose({ values: { ...said, [name]: { ...said[name], [text]: next } } })}
            />
            <span className="tnum text-right text-xs text-muted-foreground">
              {t("wordRows", { count: figure(rows) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
