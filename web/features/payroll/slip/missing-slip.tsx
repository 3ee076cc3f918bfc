import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { CalculatorIcon } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type CheckKind, checkKindNames } from "#modules/payroll/codes.ts"
import { buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ApiError } from "@/lib/api-error.ts"
import { FixLink } from "../close/fix-link.tsx"
import type { SlipSearch } from "../pay-search.ts"
import { rowsQuery } from "../queries.ts"
import { usualMonth } from "../usual-month.ts"

/** What keeps a draft from being calculated, when that is why the server refused it. */
export const missingIn = (error: unknown): ReadonlyArray<CheckKind> | undefined => {
  if (!(error instanceof ApiError) || error.errorCode !== "Payroll_Not_Closable") return undefined
  const { detail } = error
  if (typeof detail !== "object" || detail === null || !("missing" in detail)) return undefined
  const { missing } = detail
  return Array.isArray(missing) ? checkKindNames.filter((kind) => missing.includes(kind)) : undefined
}
interface MissingSlipProps {
  readonly search: SlipSearch
  readonly missing: ReadonlyArray<CheckKind>
}
/** No figures instead of wrong ones: what is missing, and where it is entered. */
export function MissingSlip({ search, missing }: MissingSlipProps) {
  const { t } = useTranslation("pay")
  const month = search.month ?? usualMonth()
  const { data = [] } = useQuery(rowsQuery(month))
  const userId = search.userId ?? 0
  const name = data.find((row) => row.userId === userId)?.name
  return (
    <div className="p-5">
      {name !== undefined && <h1 className="mb-4 text-xl font-semibold">{name}</h1>}
      <EmptyState icon={CalculatorIcon} title={t("cannotCalculate")} hint={t("cannotHint")}>
        <ul className="flex w-full flex-col gap-2">
          {missing.map((kind) => (
            <li key={kind} className="flex items-center gap-3">
              <span className="flex-1">{t(`missing.${kind}`)}</span>
              <FixLink finding={{ kind, userId, day: null }} month={month} name={name ?? ""} />
            </li>
          ))}
        </ul>
        <Link to="/salary-v4" search={{ month }} className={buttonVariants({ variant: "outline" })}>
          {t("wholeList")}
        </Link>
      </EmptyState>
    </div>
  )
}
