import { Check, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { Chosen } from "./permission.ts"

const tones = { yes: "success", conditional: "warning", no: "muted" } as const

/** One cell in sentences: of whom or what it is so, for which people of the role, and why not. */
export function Explanation({ chosen }: { readonly chosen: Chosen }) {
  const { t } = useTranslation("permission")
  const roleName = useRoleName()
  const { cell, column, row } = chosen
  const cases = new Map(row.cases.map((one) => [one.key, one]))
  const standings = new Map(column.standings.map(({ key, text }) => [key, text]))
  const caseName = (key: string) => {
    const { roleId: whose, text } = cases.get(key) ?? { roleId: null, text: key }
    return whose === null ? text : text.replaceAll("{{role}}", roleName(whose))
  }
  return (
    <>
      <header className="bg-secondary px-4 py-3 text-secondary-foreground">
        <p className="text-xs">{roleName(column.roleId)}</p>
        <h2 className="text-base font-bold">{row.title}</h2>
        <Badge tone={tones[cell.answer]} className="mt-1.5">
          {t(`answer.${cell.answer}`)}
        </Badge>
      </header>
      {cell.lines.length === 0 ? (
        <p className="px-4 py-3 text-muted-foreground">{t("nothing")}</p>
      ) : (
        <ul className="flex flex-col gap-3 px-4 py-3">
          {cell.lines.map(({ isAllowed, of, standing, why }) => (
            <li key={`${of} ${standing}`} className="flex gap-2.5">
              {isAllowed ? (
                <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
              ) : (
                <X className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
              )}
              <span className="min-w-0">
                {caseName(of)}
                {standing !== null && <span className="text-muted-foreground">（{standings.get(standing)}）</span>}
                <span className={isAllowed ? "text-success" : "text-danger"}> {t(isAllowed ? "may" : "mayNot")}</span>
                {why !== null && <span className="block text-xs text-muted-foreground max-md:text-sm">{why}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
