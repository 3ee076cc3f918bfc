import { useQueryClient } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { payKey } from "../queries.ts"
import type { FoundRow } from "./found-row.ts"

const AccountDialog = lazy(() =>
  import("@/features/people/mend/account-dialog.tsx").then((file) => ({ default: file.AccountDialog })),
)
const WageDialog = lazy(() =>
  import("@/features/people/mend/wage-dialog.tsx").then((file) => ({ default: file.WageDialog })),
)
const CommutingDialog = lazy(() =>
  import("@/features/people/mend/commuting-dialog.tsx").then((file) => ({ default: file.CommutingDialog })),
)
const PremiumDialog = lazy(() =>
  import("@/features/people/mend/premium-dialog.tsx").then((file) => ({ default: file.PremiumDialog })),
)

type Mended = "account" | "wage" | "untaxed" | "premium"
const named = {
  account: "accountOf",
  wage: "wageOf",
  untaxed: "untaxedOf",
  premium: "mendPremiumOf",
} as const satisfies Record<Mended, string>
/** What the close itself can mend of a finding, by what was found. */
const mendedOf = ({ commuting, day, kind, mend, premium, wage }: FoundRow): Mended | undefined => {
  if (kind === "noAccount") return "account"
  if (wage !== undefined && day !== null) return "wage"
  if (mend === undefined) return undefined
  if (commuting !== undefined) return "untaxed"
  return premium === undefined ? undefined : "premium"
}
/**
 * What is mended without leaving the close: a missing account is typed, a wage below the minimum is raised, what of
 * commuting is free of tax is told, a premium that the age has none of is corrected.
 */
export function MendHere({ finding }: { readonly finding: FoundRow }) {
  const { t } = useTranslation("looks")
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { day, mend, name, premium, userId, wage } = finding
  const mended = mendedOf(finding)
  if (mended === undefined) return null
  const shared = {
    id: userId,
    onClose: () => setOpen(false),
    onSaved: () => {
      setOpen(false)
      void queries.invalidateQueries({ queryKey: payKey })
    },
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} aria-label={t(named[mended], { name })} className="max-md:h-12">
        {t(mended)}
      </Button>
      {isOpen && (
        <Suspense>
          {mended === "account" && <AccountDialog {...shared} />}
          {mended === "wage" && wage !== undefined && day !== null && <WageDialog {...shared} day={day} wage={wage} />}
          {mended === "untaxed" && mend !== undefined && <CommutingDialog {...shared} mend={mend} />}
          {mended === "premium" && mend !== undefined && premium !== undefined && (
            <PremiumDialog {...shared} mend={mend} premium={premium} />
          )}
        </Suspense>
      )}
    </>
  )
}
