import { Combobox as Base } from "@base-ui/react/combobox"
import { Check, ChevronDown, Plus, X } from "lucide-react"
import { useMemo, useState } from "react"
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
  /** Whether what is typed means this one; by label, hint and keywords where nothing else is said. */
  readonly matches?: (typed: string, option: ComboboxOption<Value>) => boolean
  /** How many are drawn at once, of a long list. */
  readonly limit?: number
  /** The last row makes a new one, and is given what was typed. */
  readonly create?: Create
}
interface Create {
  /** 「新しい得意先」 */
  readonly label: string
  readonly onCreate: (typed: string) => void
}
/** The row that makes a new one; `typed` stays in the field when it is chosen. */
interface NewRow {
  readonly isNew: true
  readonly label: string
  readonly typed: string
}
type Row<Value> = ComboboxOption<Value> | NewRow
const isNew = <Value,>(row: Row<Value>): row is NewRow => "isNew" in row

const matchesWords = (typed: string, { label, hint, keywords }: ComboboxOption<unknown>) =>
  matchesTyped(typed, label, hint, keywords)

interface Change {
  readonly reason: string
  readonly cancel: () => void
  readonly allowPropagation: () => void
}
/** Esc in a field whose list is closed takes nothing away: it is the window's, which asks before anything is lost. */
const isEscape = (change: Change) => {
  if (change.reason !== "escape-key") return false
  change.cancel()
  change.allowPropagation()
  return true
}

/** One of a list that is searched by typing; ｶﾅ, かな and full-width letters find the same. */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { options, value, onChange, placeholder, disabled = false, clearable = false, label, className, create } = props
  const { matches = matchesWords, limit = -1 } = props
  const { t } = useTranslation("common")
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value])
  const [typed, setTyped] = useState("")
  // What is chosen stands in the field too, and is no name for a new one.
  const wanted = chosen?.label === typed ? "" : typed.trim()
  const rows: ReadonlyArray<Row<Value>> = useMemo(
    () => (create === undefined ? options : [...options, { isNew: true, label: create.label, typed: wanted }]),
    [options, create, wanted],
  )
  return (
    <Base.Root<Row<Value>>
      items={rows}
      value={chosen}
      disabled={disabled}
      onInputValueChange={(text, details) => {
        if (!isEscape(details)) setTyped(text)
      }}
      onValueChange={(next, details) => {
        if (isEscape(details)) return
        if (next !== null && isNew(next)) create?.onCreate(next.typed)
        else onChange(next?.value ?? null)
      }}
      itemToStringLabel={(row) => (isNew(row) ? row.typed : row.label)}
      isItemEqualToValue={(one, other) => !isNew(one) && !isNew(other) && one.value === other.value}
      filter={(row, text) => isNew(row) || matches(text, row)}
      limit={limit}
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
              className="grid size-7 place-items-center rounded-sm hover:bg-muted max-md:size-12"
            >
              <X className="size-4" />
            </Base.Clear>
          )}
          <Base.Trigger
            aria-label={t("openList")}
            className="grid size-7 place-items-center rounded-sm hover:bg-muted max-md:size-12"
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
              {(option: Row<Value>) => (
                <Base.Item
                  key={isNew(option) ? "new" : option.value}
                  value={option}
                  className="grid min-h-9 cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-md px-2 py-1 outline-none select-none data-highlighted:bg-accent data-highlighted:text-accent-foreground max-md:min-h-12 max-md:text-base"
                >
                  {isNew(option) ? <Plus className="size-4 text-link" aria-hidden="true" /> : <Chosen />}
                  <span className={cn("col-start-2 min-w-0", isNew(option) && "text-link")}>
                    <span className="block truncate">
                      {isNew(option) && option.typed !== "" ? `${option.label}「${option.typed}」` : option.label}
                    </span>
                    {!isNew(option) && option.hint !== undefined && (
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
function Chosen() {
  return (
    <Base.ItemIndicator className="col-start-1">
      <Check className="size-4" />
    </Base.ItemIndicator>
  )
}
