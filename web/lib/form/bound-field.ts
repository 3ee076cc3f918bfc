/** A field of a form as its control needs it: `<TextField {...form.field("name")} required />`. */
export interface BoundField<Value> {
  /** As the form and the request call it. */
  readonly name: string
  readonly label: string
  readonly value: Value
  readonly error: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: Value) => void
  /** The field was left: what is wrong with it is said now. */
  readonly onLeave: () => void
  /** What leaving the field, or saving from within it, makes of what was typed; undefined when the control goes. */
  readonly onTidy: (tidy: ((typed: Value) => Value) | undefined) => void
}
