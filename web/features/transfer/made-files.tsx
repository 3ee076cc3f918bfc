import { useTranslation } from "react-i18next"
import { TickField } from "@/components/form/choice-fields.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { yen } from "@/lib/format.ts"

interface MadeFilesProps {
  readonly title: string
  readonly files: ReadonlyArray<{
    readonly madeAt: string
    readonly madeBy: string
    readonly transferOn: string
    readonly people: number
    readonly total: number
    readonly hash: string
  }>
  /** Ticked where another file is wanted all the same. */
  readonly again: BoundField<string>
}
/** Files that were made before, and the tick that says that another one is wanted. */
export function MadeFiles({ again, files, title }: MadeFilesProps) {
  const { t } = useTranslation("transfer")
  return (
    <div className="rounded-lg bg-warning-bg px-3 py-2 text-sm">
      <p className="font-semibold">{title}</p>
      <ul className="tnum text-xs">
        {files.map(({ hash, madeAt, madeBy, people, total, transferOn }) => (
          <li key={`${madeAt} ${hash}`}>
            {t("file", { day: transferOn, count: people, yen: yen(total), who: madeBy })}
          </li>
        ))}
      </ul>
      <TickField {...again} />
    </div>
  )
}
