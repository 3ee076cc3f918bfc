import { Combobox as Base } from "@base-ui/react/combobox"
import { Check, ChevronDown, X } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { matchesTyped } from "@/lib/typed-search.ts"
import { useFormControl } from "./form-field.tsx"
import { controlLooks } from "./input.tsx"

export interface ComboboxOption<Value> {
  readonly value: Value
  readonly label: string
  /** Second line: an address, a customer, a role. */
  readonly hint?: string
  /** Also found by these words: a reading, a code. */
  readonly keywords?: string
}
interface ComboboxProps<Value> {
  readonly options: ReadonlyArray<ComboboxOption<Value>>
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly clearable?: boolean
  /** Needed outside a FormField. */
  readonly label?: string
  readonly className?: string
}
/** One of a list that is searched by typing; ｶﾅ, かな and full-width letters find the same. */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { options, value, onChange, placeholder, disabled = false, clearable = false, label, className } = props
  const { t } = useTranslation("common")
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value])
  return (
    <Base.Root
      items={options}
      value={chosen}
      disabled={disabled}
      onValueChange={(next) => onChange(next?.value ?? null)}
      itemToStringLabel={(option) => option.label}
      isItemEqualToValue={(one, other) => one.value === other.value}
      filter={(option, typed) => matchesTyped(typed, option.label, option.hint, option.keywords)}
    >
      <Base.InputGroup className={cn("relative", className)}>
        <Base.Input
          data-slot="combobox"
          {...useFormControl()}
          {...(label === undefined ? {} : { "aria-label": label })}
          placeholder={placeholder}
          className={cn(controlLooks, "h-9 rounded-md px-3 pr-9 max-md:h-13 max-md:rounded-lg", clearable && "pr-16")}
        />
        <span className="absolute inset-y-0 right-1 flex items-center text-muted-foreground">
          {clearable && (
            <Base.Clear
              aria-label={t("clear")}
              className="grid size-7 place-items-center rounded-sm hover:bg-muted max-md:size-11"
            >
              <X className="size-4" />
            </Base.Clear>
          )}
          <Base.Trigger
            aria-label={t("openList")}
            className="grid size-7 place-items-center rounded-sm hover:bg-muted max-md:size-11"
          >
            <ChevronDown className="size-4" />
          </Base.Trigger>
        </span>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-50 outline-none">
          <Base.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) min-w-56 overflow-y-auto rounded-lg border bg-popover p-1 text-popover-foreground shadow-pop outline-none">
            <Base.Empty>
              <p className="px-2 py-3 text-muted-foreground">{t("noMatch")}</p>
            </Base.Empty>
            <Base.List>
              {(option: ComboboxOption<Value>) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className="grid min-h-9 cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-md px-2 py-1 outline-none select-none data-highlighted:bg-accent data-highlighted:text-accent-foreground max-md:min-h-12 max-md:text-base"
                >
                  <Base.ItemIndicator className="col-start-1">
                    <Check className="size-4" />
                  </Base.ItemIndicator>
                  <span className="col-start-2 min-w-0">
                    <span className="block truncate">{option.label}</span>
                    {option.hint !== undefined && (
                      <span className="block truncate text-2xs text-muted-foreground">{option.hint}</span>
                    )}
                  </span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
