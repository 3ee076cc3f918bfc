import { Toggle } from "@base-ui/react/toggle"
import { ToggleGroup as Base } from "@base-ui/react/toggle-group"
import { cn } from "@/lib/class-names.ts"

interface ToggleGroupProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: React.ReactNode; readonly title?: string }>
  /** Fills the width with equal parts, 52 px high on phones. */
  readonly wide?: boolean
  readonly className?: string
}
/** A switch of two to five: 月｜週｜日, 日本語｜Tiếng Việt｜English. One is always pressed; arrow keys move. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, value, onChange, options, wide = false, className } = props
  return (
    <Base
      data-slot="toggle-group"
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => {
        if (next !== undefined && next !== value) onChange(next)
      }}
      className={cn(
        "inline-flex rounded-md border border-strong bg-card p-0.5 max-md:rounded-lg",
        wide && "flex",
        className,
      )}
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          title={option.title}
          className={cn(
            "inline-flex h-7.5 min-w-9 items-center justify-center gap-1 rounded-sm px-2.5 text-xs text-muted-foreground hover:text-foreground data-pressed:bg-secondary data-pressed:font-semibold data-pressed:text-secondary-foreground max-md:h-12 max-md:min-w-12 max-md:rounded-md max-md:text-sm",
            wide &&
              "h-auto min-h-11 min-w-0 flex-1 px-1 text-sm max-md:h-auto max-md:min-h-12 max-md:min-w-0 data-pressed:bg-primary data-pressed:text-primary-foreground",
          )}
        >
          {option.label}
        </Toggle>
      ))}
    </Base>
  )
}
