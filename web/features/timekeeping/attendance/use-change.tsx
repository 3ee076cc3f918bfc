import { lazy, Suspense, useState } from "react"
import type { Change } from "./changes.ts"

const ChangeDialog = lazy(() => import("./correction/change-dialog.tsx"))

/** The window for a change, and the way to open it. */
export const useChange = () => {
  const [change, setChange] = useState<Change>()
  const dialog = change !== undefined && (
    <Suspense>
      <ChangeDialog change={change} onClose={() => setChange(undefined)} />
    </Suspense>
  )
  return { start: setChange, dialog }
}
