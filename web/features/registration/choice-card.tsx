import { RadioMark } from "@/components/ui/radio-group.tsx"
import { cn } from "@/lib/class-names.ts"

interface ChoiceCardProps<Value> {
  readonly value: Value
  readonly isChosen: boolean
  readonly disabled?: boolean
  readonly title: React.ReactNode
  readonly detail: string
  /** Right: what it comes to. */
  readonly children?: React.ReactNode
}
/** One way of several, as a card with its mark; inside a RadioGroup. */
export function ChoiceCard<Value>(props: ChoiceCardProps<Value>) {
  const { value, isChosen, disabled = false, title, detail, children } = props
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the mark inside
    <label
      className={cn(
        "flex min-h-16 items-center gap-3 rounded-lg border border-strong bg-card px-4 py-3",
        isChosen && "border-2 border-primary bg-accent px-[calc(1rem-1px)] py-[calc(0.75rem-1px)]",
        disabled ? "border-dashed bg-muted text-muted-foreground" : "cursor-pointer",
      )}
    >
      <RadioMark value={value} disabled={disabled} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 text-sm font-bold">{title}</span>
        <span className="block text-xs text-muted-foreground max-md:text-sm">{detail}</span>
      </span>
      {children}
    </label>
  )
}
