import { FormField } from "@/components/ui/form-field.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"

/** What a field looks like beside its own value. */
export interface FieldLooks {
  readonly hint?: React.ReactNode
  readonly required?: boolean
  readonly className?: string
}
interface LabelledProps extends FieldLooks {
  readonly of: Pick<BoundField<unknown>, "name" | "label" | "error">
  /** The control is a group: radios, ticks. */
  readonly group?: boolean
  readonly aside?: React.ReactNode
  readonly children: React.ReactNode
}
/** Label, control and note of one field of a form. */
export function Labelled({ of, hint, required = false, className, group = false, aside, children }: LabelledProps) {
  return (
    <FormField
      field={of.name}
      label={of.label}
      error={of.error}
      hint={hint}
      required={required}
      group={group}
      aside={aside}
      className={className ?? ""}
    >
      {children}
    </FormField>
  )
}
