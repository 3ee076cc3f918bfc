import { Select as Base } from "@base-ui/react/select"
import { Check, ChevronDown } from "lucide-react"
import { cn } from "@/lib/class-names.ts"
import { useFormControl } from "./form-field.tsx"
import { controlLooks } from "./input.tsx"

export interface Option<Value> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}
interface SelectProps<Value> {
  readonly options: ReadonlyArray<Option<Value>>
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Needed outside a FormField. */
  readonly label?: string
  readonly className?: string
}
/** One of a short list that is known beforehand. Longer lists, or ones to search in: Combobox. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, disabled = false, label, className } = props
  return (
    <Base.Root
      items={options}
      value={value}
      disabled={disabled}
      onValueChange={(next) => {
        if (next !== null) onChange(next)
      }}
    >
      <Base.Trigger
        data-slot="select"
        {...useFormControl()}
        {...(label === undefined ? {} : { "aria-label": label })}
        className={cn(
          controlLooks,
          "flex h-9 rounded-md px-3 items-center justify-between gap-2 text-left max-md:h-13 max-md:rounded-lg [&_svg]:size-4 [&_svg]:shrink-0",
          className,
        )}
      >
        <Base.Value className="truncate data-placeholder:text-muted-foreground" placeholder={placeholder} />
        <Base.Icon className="text-muted-foreground">
          <ChevronDown />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-lg border bg-popover p-1 text-popover-foreground shadow-pop outline-none">
            <Base.List>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="grid min-h-9 cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-md px-2 outline-none select-none data-disabled:opacity-45 data-highlighted:bg-accent data-highlighted:text-accent-foreground max-md:min-h-12 max-md:text-base"
                >
                  <Base.ItemIndicator className="col-start-1">
                    <Check className="size-4" />
                  </Base.ItemIndicator>
                  <Base.ItemText className="col-start-2">{option.label}</Base.ItemText>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
