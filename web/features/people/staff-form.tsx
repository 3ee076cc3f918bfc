import { createContext, use, useCallback, useState } from "react"
import { ApiError } from "@/lib/api-error.ts"
import { changedKeys, formKeyOf } from "./draft-body.ts"
import type { Values } from "./draft-values.ts"

export interface StaffForm {
  readonly values: Values
  readonly initial: Values
  readonly errors: Values
  readonly changed: ReadonlyArray<string>
  /** How often saving was refused: each time the list of errors takes the focus. */
  readonly refusals: number
  readonly set: (key: string, value: string) => void
  readonly setAll: (next: Values) => void
  /** What the form now begins with; what was typed stays where it is named in `kept`. */
  readonly restart: (initial: Values, kept?: ReadonlyArray<string>) => void
  readonly refuse: (wrong: ReadonlyArray<{ readonly field: string; readonly message: string }>) => void
  /** Whether a field may be written: the server's word on the record or on the pay. */
  readonly mayWrite: (key: string) => boolean
}
export const FormContext = createContext<StaffForm | undefined>(undefined)
export const useStaffForm = () => {
  const form = use(FormContext)
  if (form === undefined) throw new Error("a field outside of its form")
  return form
}
const without = (errors: Values, key: string): Values =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== key))

/** State of the form of one person. */
export const useStaffFormState = (first: Values, mayWrite: (key: string) => boolean): StaffForm => {
  const [initial, setInitial] = useState(first)
  const [values, setValues] = useState(first)
  const [errors, setErrors] = useState<Values>({})
  const [refusals, setRefusals] = useState(0)
  const set = useCallback((key: string, value: string) => {
    setValues((now) => ({ ...now, [key]: value }))
    setErrors((now) => without(now, key))
  }, [])
  return {
    values,
    initial,
    errors,
    changed: changedKeys(values, initial),
    refusals,
    set,
    setAll: (next) => setValues((now) => ({ ...now, ...next })),
    restart: (next, kept = []) => {
      setInitial(next)
      setValues({ ...next, ...Object.fromEntries(kept.map((key) => [key, values[key] ?? ""])) })
      setErrors({})
    },
    refuse: (wrong) => {
      setErrors(Object.fromEntries(wrong.map(({ field, message }) => [formKeyOf(field, values), message])))
      setRefusals((count) => count + 1)
    },
    mayWrite,
  }
}

/** The fields that a refusal names; none when it is about something else. */
export const wrongFieldsOf = (error: unknown) => (error instanceof ApiError ? error.fields : [])

export const sections = ["login", "basic", "pay", "schedule", "insurance", "tax"] as const
export type Section = (typeof sections)[number]

const loginKeys = new Set(["email", "roleId", "managerId"])
const insuranceKeys =
  /^terms\.(isInsurrance|standardRemuneration|index|isHealth|health|nursing|isPension|pension|kenId|isDisable|employment)/
/** Where a field stands, for the marks of the section list. */
export const sectionOf = (key: string): Section => {
  if (loginKeys.has(key)) return "login"
  if (key.startsWith("tax.") || /^terms\.(typeIncomeTax|numberOfDependents)$/.test(key)) return "tax"
  if (key.startsWith("terms.schedule")) return "schedule"
  if (insuranceKeys.test(key)) return "insurance"
  return key.startsWith("terms.") ? "pay" : "basic"
}
/** Brings a field into sight and the focus on it. */
export const focusField = (key: string) => {
  const field = document.querySelector(`[data-key="${CSS.escape(key)}"]`)
  const control = field?.querySelector<HTMLElement>("input, textarea, button, [role=radio], [role=combobox]")
  field?.scrollIntoView({ block: "center" })
  control?.focus({ preventScroll: true })
}
