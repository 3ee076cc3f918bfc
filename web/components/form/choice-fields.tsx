import { Checkbox } from "@/components/ui/checkbox.tsx"
import { RadioGroup, RadioItem } from "@/components/ui/radio-group.tsx"
import { type Option, Select } from "@/components/ui/select.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { type FieldLooks, Labelled } from "./labelled.tsx"

interface ChoiceProps<Value> extends BoundField<Value>, FieldLooks {
  readonly options: ReadonlyArray<Option<Value>>
}
/** One of a list that opens; "" is nothing yet. */
export function SelectField<Value extends string | number>(props: ChoiceProps<Value>) {
  const { options, value, isReadOnly, onChange, hint, required, className } = props
  return (
    <Labelled of={props} hint={hint} required={required ?? false} className={className ?? ""}>
      <Select
        options={options}
        value={value === "" ? null : value}
        onChange={onChange}
        disabled={isReadOnly}
        placeholder="—"
      />
    </Labelled>
  )
}
/** One of two or three, all in sight. */
export function ChoiceField<Value extends string | number>(props: ChoiceProps<Value>) {
  const { options, value, isReadOnly, onChange, hint, required, className } = props
  return (
    <Labelled of={props} hint={hint} required={required ?? false} className={className ?? ""} group>
      <RadioGroup<Value> value={value} onValueChange={onChange} disabled={isReadOnly} className="min-h-9 items-center">
        {options.map((option) => (
          <RadioItem key={option.value} value={option.value}>
            {option.label}
          </RadioItem>
        ))}
      </RadioGroup>
    </Labelled>
  )
}
/** A switch of 0 and 1, as the requests have it. */
export function TickField({ name, label, value, isReadOnly, onChange }: BoundField<string>) {
  return (
    <div data-field={name}>
      <Checkbox checked={value === "1"} disabled={isReadOnly} onCheckedChange={(isOn) => onChange(isOn ? "1" : "0")}>
        {label}
      </Checkbox>
    </div>
  )
}
