import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import type { FoundRow } from "./found-row.ts"
import type { Looking } from "./use-looking.ts"

// Forms come with the press: nothing of the list needs them.
const CashDialog = lazy(() => import("./cash-dialog.tsx"))

interface PayInCashProps {
  readonly finding: FoundRow
  readonly looking: Looking
}
/** 今月は現金で払う: who has no account is left so for this month, with a reason that stays. */
export function PayInCash({ finding, looking }: PayInCashProps) {
  const { t } = useTranslation("looks")
  const [isOpen, setOpen] = useState(false)
  const { name } = finding
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => setOpen(true)}
        aria-label={t("cashOf", { name })}
        className="max-md:h-12"
      >
        {t("cash")}
      </Button>
      {isOpen && (
        <Suspense>
          <CashDialog month={looking.month} finding={finding} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
