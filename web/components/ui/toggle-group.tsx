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
const ways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const moveFocus = (event: React.KeyboardEvent<HTMLElement>) => {
  const way = ways[event.key]
  if (way === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll("button")]
  const at = buttons.findIndex((button) => button.matches(":focus"))
  buttons[(at + way + buttons.length) % buttons.length]?.focus()
}
/**
 * A switch of two to five: 月｜週｜日, 日本語｜Tiếng Việt｜English. One is always pressed; arrow keys move. Base UI's would
 * bring 9 KB to the calendar for these keys.
 */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, value, onChange, options, wide = false, className } = props
  return (
    <fieldset
      data-slot="toggle-group"
      aria-label={label}
      onKeyDown={moveFocus}
      className={cn(
        "inline-flex min-w-0 max-md:big-text:flex-wrap rounded-md border border-strong bg-card p-0.5 max-md:rounded-lg",
        wide && "flex",
        className,
      )}
    >
      {options.map((option) => {
        const isPressed = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            title={option.title}
            aria-pressed={isPressed}
            tabIndex={isPressed ? 0 : -1}
            onClick={() => {
              if (!isPressed) onChange(option.value)
            }}
            className={cn(
              "inline-flex h-7.5 min-w-9 items-center justify-center gap-1 rounded-sm px-2.5 text-xs text-muted-foreground hover:text-foreground aria-pressed:bg-secondary aria-pressed:font-semibold aria-pressed:text-secondary-foreground max-md:h-12 max-md:min-w-12 max-md:rounded-md max-md:text-sm max-md:big-text:h-auto max-md:big-text:min-h-[48px] max-md:big-text:min-w-[48px] max-md:big-text:px-3",
              wide &&
                "h-auto min-h-11 min-w-0 flex-1 px-1 text-sm max-md:h-auto max-md:min-h-12 max-md:min-w-0 aria-pressed:bg-primary aria-pressed:text-primary-foreground",
            )}
          >
            {option.label}
          </button>
        )
      })}
    </fieldset>
  )
}
