import { useId } from "react"
import { normaliseText } from "#modules/kernel/fields/normalise.ts"
import { Input, Textarea } from "@/components/ui/input.tsx"
import { cn } from "@/lib/class-names.ts"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { type FieldLooks, Labelled } from "./labelled.tsx"
import { useTypedControl } from "./use-typed-control.ts"

interface TextFieldProps extends BoundField<string>, FieldLooks {
  /** What leaving the field makes of the text. */
  readonly normalise?: (text: string) => string
  readonly type?: "text" | "email" | "tel"
  readonly inputMode?: "numeric" | "decimal"
  readonly placeholder?: string
  /** What a browser may fill in; nothing but where it is the reader's own. */
  readonly autoComplete?: "name" | "username" | "one-time-code" | "organization" | "tel" | "email"
  /** On pages with a few fields and nothing else. */
  readonly tall?: boolean
  /** Offered while typing; anything else can be typed too. */
  readonly suggestions?: ReadonlyArray<string>
  /** Right of a number: %, 時間, 人. */
  readonly unit?: string
}
/** One line of text, or a number with its unit. */
export function TextField(props: TextFieldProps) {
  const { normalise = normaliseText, unit, type = "text", inputMode, placeholder, hint, required, className } = props
  const { autoComplete = "off", tall = false, suggestions = [] } = props
  const offered = useId()
  const control = useTypedControl(props, normalise)
  return (
    <Labelled of={props} hint={hint} required={required ?? false} className={className ?? ""}>
      <span className="relative block">
        <Input
          {...control}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          tall={tall}
          placeholder={placeholder}
          list={suggestions.length > 0 ? offered : undefined}
          onChange={({ target }) => props.onChange(target.value)}
          className={cn(
            (unit !== undefined || inputMode !== undefined) && "tnum text-right",
            unit !== undefined && "pr-12",
          )}
        />
        {unit !== undefined && <Unit>{unit}</Unit>}
        {suggestions.length > 0 && (
          <datalist id={offered}>
            {suggestions.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        )}
      </span>
    </Labelled>
  )
}
export function Unit({ children }: { readonly children: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs text-muted-foreground"
    >
      {children}
    </span>
  )
}

interface MemoFieldProps extends BoundField<string>, FieldLooks {
  readonly rows?: number
  readonly maxLength?: number
  readonly placeholder?: string
}
/** Several lines of text; Enter makes a new line. */
export function MemoField(props: MemoFieldProps) {
  const { value, isReadOnly, onChange, onLeave, rows = 4, maxLength, placeholder, hint, required, className } = props
  return (
    <Labelled of={props} hint={hint} required={required ?? false} className={className ?? ""}>
      <Textarea
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        disabled={isReadOnly}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
    </Labelled>
  )
}
