import { cn } from "@/lib/class-names.ts"

const tones = { primary: "bg-primary", success: "bg-success", warning: "bg-warning", danger: "bg-destructive" } as const

interface ProgressProps {
  readonly label: string
  readonly value: number
  readonly max: number
  /** What the bar says in words: 「58人中 31人」. */
  readonly words: string
  readonly tone?: keyof typeof tones
  readonly className?: string
}
/** How far something real has come. Never a made-up bar: without a number there is a spinner and a sentence. */
export function Progress({ label, value, max, words, tone = "primary", className }: ProgressProps) {
  const percent = max <= 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100))
  return (
    <div
      role="progressbar"
      data-slot="progress"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
      className={cn("h-2 w-full overflow-hidden rounded-full border bg-muted", className)}
    >
      <div className={cn("h-full transition-[width]", tones[tone])} style={{ width: `${percent}%` }} />
    </div>
  )
}
