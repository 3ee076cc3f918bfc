import { useQuery } from "@tanstack/react-query"
import { UserPlus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { takeOnQuery } from "@/features/people/staff-queries.ts"

const WorkerDialog = lazy(() => import("@/features/people/quick/worker-dialog.tsx"))

interface NewWorkerProps {
  /** What is looked for: the name of the new one, most often. */
  readonly typed: string
  /** His name: the list then looks for him. */
  readonly onMade: (name: string) => void
}
/** A vendor's worker who is not written down yet; for whoever may take one on. */
export function NewWorker({ typed, onMade }: NewWorkerProps) {
  const { t } = useTranslation(["partners", "labels"])
  const { data: inviteAs } = useQuery(takeOnQuery)
  const [isOpen, setOpen] = useState(false)
  const takenOnAs = inviteAs?.find(({ needsVendor }) => needsVendor)
  if (takenOnAs === undefined) return null
  return (
    <>
      <div className="shrink-0 border-b px-2 py-1">
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          <UserPlus />
          {t("newWorker", { word: t("labels:vendor") })}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <WorkerDialog
            roleId={takenOnAs.roleId}
            typed={typed}
            onClose={() => setOpen(false)}
            onMade={({ name }) => {
              setOpen(false)
              onMade(name)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
