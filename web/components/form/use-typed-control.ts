import { useEffect } from "react"
import type { BoundField } from "@/lib/form/bound-field.ts"

/** Value and events of a text that is tidied when its field is left, or saved from within it: １２３ → 123. */
export const useTypedControl = (field: BoundField<string>, tidy: (typed: string) => string) => {
  const { value, isReadOnly, onChange, onLeave, onTidy } = field
  useEffect(() => {
    onTidy(tidy)
    return () => onTidy(undefined)
  })
  return {
    value,
    disabled: isReadOnly,
    onBlur: () => {
      const next = tidy(value)
      // A field that is left as it was keeps its complaint.
      if (next !== value) onChange(next)
      onLeave()
    },
  }
}
