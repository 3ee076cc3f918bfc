import { useEffect, useRef, useState } from "react"
import { mayEdit } from "@/lib/permissions.tsx"
import { type Values, valuesOf } from "../draft-values.ts"
import type { StaffView } from "../staff-queries.ts"
import { useStoredStaff } from "../use-stored-staff.ts"
import { chosenOf, type MendedTerms, mendedFrom } from "./mend.ts"

interface TermsMend {
  readonly view: StaffView
  readonly mend: MendedTerms
  /** What was typed is kept by this name. */
  readonly keepAs: string
  readonly onSaved: () => void
  /** What the window proposes; what was typed before, and came back with it, stays as it was typed. */
  readonly propose?: (now: Values) => Values
}
const nothing = (): Values => ({})

/** The form of the pay terms that a close found wanting, which begin where no month before is touched. */
export const useTermsMend = ({ view, mend, keepAs, onSaved, propose = nothing }: TermsMend) => {
  const [first] = useState(() => valuesOf(view, chosenOf(view, mend.to)))
  const form = useStoredStaff(view, first, (key) => key.startsWith("terms.") && mayEdit(view, "terms"), {
    keepAs: `staff.${view.id}.${keepAs}`,
    onSaved,
  })
  const isProposed = useRef(false)
  useEffect(() => {
    if (isProposed.current) return
    isProposed.current = true
    if (form.isRestored) return
    form.change((now) => ({ ...now, ...propose(now), "terms.effectiveFrom": mendedFrom(view, mend) }))
  })
  return form
}
