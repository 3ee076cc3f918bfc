import { createContext, use } from "react"
import type { RecordForm } from "@/lib/form/use-record-form.ts"
import type { Values } from "./draft-values.ts"
import type { StaffView } from "./staff-queries.ts"

export type StaffForm = RecordForm<Values, StaffView, StaffView>

export const StaffFormContext = createContext<StaffForm | undefined>(undefined)

/** The person's form that a section stands in. */
export const useStaffForm = () => {
  const form = use(StaffFormContext)
  if (form === undefined) throw new Error("a section outside of its form")
  return form
}
