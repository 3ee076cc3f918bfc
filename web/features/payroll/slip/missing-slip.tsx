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

const kindsIn = (list: ReadonlyArray<unknown>) => checkKindNames.filter((kind) => list.includes(kind))

export interface Missing {
  readonly kinds: ReadonlyArray<CheckKind>
  /** Those that whoever looks may enter himself. */
  readonly mayFix: ReadonlyArray<CheckKind>
}
/** What keeps a draft from being calculated, when that is why the server refused it. */
export const missingIn = (error: unknown): Missing | undefined => {
  if (!(error instanceof ApiError) || error.errorCode !== "Payroll_Not_Closable") return undefined
  const { detail } = error
  if (typeof detail !== "object" || detail === null || !("missing" in detail)) return undefined
  const { missing } = detail
  if (!Array.isArray(missing)) return undefined
  const mayFix = "mayFix" in detail && Array.isArray(detail.mayFix) ? detail.mayFix : []
  return { kinds: kindsIn(missing), mayFix: kindsIn(mayFix) }
}
interface MissingSlipProps {
  readonly search: SlipSearch
  readonly missing: Missing
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
          {missing.kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-3">
              <span className="flex-1">{t(`missing.${kind}`)}</span>
              <FixLink
                finding={{ kind, userId, day: null, mayFix: missing.mayFix.includes(kind) }}
                month={month}
                name={name ?? ""}
              />
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
