import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { useStaffForm } from "./staff-form.tsx"
import { useFieldName } from "./use-field-name.ts"

/** Fields that another writer has changed meanwhile, with what stands there now. */
export type Difference = Readonly<Record<string, string>>

/** Somebody else was first (Update_Expired): what stands now beside what was typed, nothing of it lost. */
export function ConflictNote({ now }: { readonly now: Difference }) {
  const { t } = useTranslation("people")
  const { values, set } = useStaffForm()
  const nameOf = useFieldName()
  const shown = (text: string) => (text === "" ? t("empty") : text)
  return (
    <div role="alert" className="rounded-lg bg-warning-bg px-4 py-3">
      <b className="text-warning">{t("conflict")}</b>
      <p>{t("conflictHint")}</p>
      {Object.keys(now).length > 0 && (
        <table className="mt-2 w-full text-left">
          <thead className="text-xs text-muted-foreground">
            <tr>
              <th className="pr-4 font-normal" />
              <th className="pr-4 font-normal">{t("conflictNow")}</th>
              <th className="pr-4 font-normal">{t("conflictMine")}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {Object.entries(now).map(([key, theirs]) => (
              <tr key={key} className="border-t">
                <th className="py-1 pr-4 font-normal">{nameOf(key)}</th>
                <td className="pr-4">{shown(theirs)}</td>
                <td className="pr-4">{shown(values[key] ?? "")}</td>
                <td>
                  {values[key] !== theirs && (
                    <Button variant="quiet" size="sm" onClick={() => set(key, theirs)}>
                      {t("useTheirs")}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
