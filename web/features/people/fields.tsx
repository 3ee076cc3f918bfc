import { useTranslation } from "react-i18next"
import { normaliseDay, normaliseText, normaliseYen } from "#modules/kernel/fields/normalise.ts"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Input, Textarea } from "@/components/ui/input.tsx"
import { RadioGroup, RadioItem } from "@/components/ui/radio-group.tsx"
import { type Option, Select } from "@/components/ui/select.tsx"
import { cn } from "@/lib/class-names.ts"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { VendorChoice } from "./quick/vendor-choice.tsx"
import { useStaffForm } from "./staff-form.tsx"

interface FieldProps {
  /** The key in the form's values. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
  readonly className?: string
}
const useField = (name: string) => {
  const { values, errors, set, mayWrite } = useStaffForm()
  return {
    value: values[name] ?? "",
    error: errors[name],
    set: (value: string) => set(name, value),
    isReadOnly: !mayWrite(name),
  }
}
/** Label, control and note, findable by its key so that the list of errors leads to it. */
function Labelled(props: FieldProps & { readonly group?: boolean; readonly children: React.ReactNode }) {
  const { name, label, hint, required = false, className, group = false, children } = props
  const { error } = useField(name)
  return (
    <div data-key={name} className={className}>
      <FormField label={label} error={error} hint={hint} required={required} group={group}>
        {children}
      </FormField>
    </div>
  )
}
/** A field that is left as it was keeps its complaint. */
const tidyUp = (value: string, tidy: string, set: (value: string) => void) => {
  if (tidy !== value) set(tidy)
}

interface TextProps extends FieldProps {
  /** What leaving the field makes of the text. */
  readonly normalise?: (text: string) => string
  readonly unit?: string
  readonly type?: "text" | "email" | "tel" | "password"
  readonly inputMode?: "numeric" | "decimal"
}
export function TextField({ normalise = normaliseText, unit, type = "text", inputMode, ...props }: TextProps) {
  const { value, set, isReadOnly } = useField(props.name)
  return (
    <Labelled {...props}>
      <span className="relative block">
        <Input
          type={type}
          inputMode={inputMode}
          autoComplete="off"
          value={value}
          disabled={isReadOnly}
          onChange={(event) => set(event.target.value)}
          onBlur={() => tidyUp(value, type === "password" ? value : normalise(value), set)}
          className={cn(unit !== undefined && "pr-12 text-right")}
        />
        {unit !== undefined && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs text-muted-foreground"
          >
            {unit}
          </span>
        )}
      </span>
    </Labelled>
  )
}
const grouped = (text: string) => (/^\d{4,}$/.test(text) ? Number(text).toLocaleString("ja-JP") : text)

/** An amount: shown in groups of three, typed as one likes. */
export function YenField(props: FieldProps) {
  const { t } = useTranslation("people")
  const { value, set, isReadOnly } = useField(props.name)
  return (
    <Labelled {...props}>
      <span className="relative block">
        <Input
          inputMode="numeric"
          autoComplete="off"
          disabled={isReadOnly}
          value={grouped(value)}
          onChange={(event) => set(plainDigits(event.target.value))}
          onBlur={() => tidyUp(value, normaliseYen(value), set)}
          className="pr-9 text-right"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs text-muted-foreground"
        >
          {t("unit.yen")}
        </span>
      </span>
    </Labelled>
  )
}
/** Commas of our own grouping are taken out while typing; anything else that is no digit stays to be seen. */
const plainDigits = (text: string) => (/^[\d,]*$/.test(text) ? text.replaceAll(",", "") : text)

const today = () => dayOfInstant(new Date().toISOString())
/** A day: 8/11/20, 令和 and 明日 are understood when the field is left. */
export function DayField(props: FieldProps) {
  const { value, set, isReadOnly } = useField(props.name)
  return (
    <Labelled {...props}>
      <Input
        autoComplete="off"
        placeholder="2026/04/01"
        disabled={isReadOnly}
        value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? slashDate(value) : value}
        onChange={(event) => set(event.target.value)}
        onBlur={() => tidyUp(value, normaliseDay(value, today()), set)}
      />
    </Labelled>
  )
}
export function MemoField(props: FieldProps) {
  const { value, set, isReadOnly } = useField(props.name)
  return (
    <Labelled {...props}>
      <Textarea rows={6} disabled={isReadOnly} value={value} onChange={(event) => set(event.target.value)} />
    </Labelled>
  )
}
export function SelectField({ options, ...props }: FieldProps & { readonly options: ReadonlyArray<Option<string>> }) {
  const { value, set, isReadOnly } = useField(props.name)
  return (
    <Labelled {...props}>
      <Select
        options={options}
        value={value === "" ? null : value}
        onChange={set}
        disabled={isReadOnly}
        placeholder="—"
      />
    </Labelled>
  )
}
/** 協力会社, or a new one. */
export function VendorField(props: FieldProps) {
  const { value, set, isReadOnly } = useField(props.name)
  return (
    <Labelled {...props}>
      <VendorChoice value={value} onChange={set} disabled={isReadOnly} />
    </Labelled>
  )
}
/** One of two or three, all in sight. */
export function ChoiceField({ options, ...props }: FieldProps & { readonly options: ReadonlyArray<Option<string>> }) {
  const { value, set, isReadOnly } = useField(props.name)
  return (
    <Labelled {...props} group>
      <RadioGroup value={value} onValueChange={set} disabled={isReadOnly} className="min-h-9 items-center">
        {options.map((option) => (
          <RadioItem key={option.value} value={option.value}>
            {option.label}
          </RadioItem>
        ))}
      </RadioGroup>
    </Labelled>
  )
}
/** A switch of 0 and 1. */
export function TickField({ name, label }: FieldProps) {
  const { value, set, isReadOnly } = useField(name)
  return (
    <div data-key={name}>
      <Checkbox checked={value === "1"} disabled={isReadOnly} onCheckedChange={(isOn) => set(isOn ? "1" : "0")}>
        {label}
      </Checkbox>
    </div>
  )
}
