import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useWhoWasFirst } from "@/components/form/who-was-first.ts"
import { Button } from "@/components/ui/button.tsx"
import type { RecordForm } from "@/lib/form/use-record-form.ts"

interface ConflictNoteProps<Values extends object, Saved, Stored> {
  readonly form: Pick<RecordForm<Values, Saved, Stored>, "conflict" | "values" | "word" | "takeTheirs" | "save">
  /** What a part holds, in a few words; otherwise as it is typed. */
  readonly show?: (part: string, values: Values) => string
  readonly title?: string
  readonly className?: string
}
const asTyped = (part: string, values: object) => String(Reflect.get(values, part) ?? "")

/** Somebody else saved first (Update_Expired): what they changed beside mine. Mine stays until I take theirs. */
export function ConflictNote<Values extends object, Saved, Stored>(props: ConflictNoteProps<Values, Saved, Stored>) {
  const { t } = useTranslation("form")
  const { form, show = asTyped, title, className = "rounded-lg" } = props
  const { conflict } = form
  const whoWasFirst = useWhoWasFirst()
  if (conflict === undefined) return null
  const { both, theirs, given, stored, change } = conflict
  const settled = [...theirs, ...given]
  const words = (part: string, values: Values) => show(part, values) || t("empty")
  return (
    <section role="alert" className={`border border-warning bg-warning-bg/50 px-4 py-3 ${className}`}>
      <h3 className="flex items-center gap-2 font-bold text-warning">
        <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0" />
        {whoWasFirst(change) ?? title ?? t("conflict.title")}
      </h3>
      <p className="mt-1 text-xs">{both.length > 0 ? t("conflict.both") : t("conflict.merged")}</p>
      <table className="tnum mt-2 w-full text-left text-xs">
        <thead className="text-muted-foreground">
          <tr>
            <td className="w-32" />
            <th scope="col" className="py-1 font-medium">
              {t("conflict.now")}
            </th>
            <th scope="col" className="py-1 font-medium">
              {t("conflict.mine")}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {both.map((part) => (
            <tr key={part} className="border-t">
              <th scope="row" className="py-1.5 pr-3 font-medium">
                {form.word(part)}
              </th>
              <td className="pr-3 font-bold">{words(part, stored)}</td>
              <td className="pr-3 font-bold">{words(part, form.values)}</td>
              <td className="text-right">
                <Button variant="outline" size="sm" onClick={() => form.takeTheirs([part])}>
                  {t("conflict.take")}
                </Button>
              </td>
            </tr>
          ))}
          {settled.map((part) => (
            <tr key={part} className="border-t">
              <th scope="row" className="py-1.5 pr-3 font-medium">
                {form.word(part)}
              </th>
              <td className="pr-3 font-bold">{words(part, stored)}</td>
              <td className="pr-3 text-muted-foreground">{given.includes(part) ? "—" : t("conflict.untouched")}</td>
              <td className="text-right text-muted-foreground">{t("conflict.taken")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {both.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={form.save}>
            {t("conflict.keep")}
          </Button>
          {both.length > 1 && (
            <Button variant="outline" size="sm" onClick={() => form.takeTheirs(both)}>
              {t("conflict.takeAll")}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
