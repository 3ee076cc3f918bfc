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
/** What is mended without leaving the close: a missing account is typed, a wage below the minimum is raised. */
export function MendHere({ finding }: { readonly finding: FoundRow }) {
  const { t } = useTranslation("looks")
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { day, kind, name, userId, wage } = finding
  const isAccount = kind === "noAccount"
  if (!isAccount && (wage === undefined || day === null)) return null
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
      <Button
        size="sm"
        onClick={() => setOpen(true)}
        aria-label={t(isAccount ? "accountOf" : "wageOf", { name })}
        className="max-md:h-12"
      >
        {t(isAccount ? "account" : "wage")}
      </Button>
      {isOpen && (
        <Suspense>
          {isAccount ? (
            <AccountDialog {...shared} />
          ) : (
            wage !== undefined && day !== null && <WageDialog {...shared} day={day} wage={wage} />
          )}
        </Suspense>
      )}
    </>
  )
}
