import { cn } from "@/lib/class-names.ts"

interface EmptyStateProps {
  readonly icon: React.ComponentType<{ className?: string }>
  readonly title: string
  /** What to do next, in one sentence. */
  readonly hint?: string
  /** Buttons or links that do it. */
  readonly children?: React.ReactNode
  readonly className?: string
}
/** Nothing here yet: says what to do next and offers it. */
export function EmptyState({ icon: Icon, title, hint, children, className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn("mx-auto flex w-full max-w-lg flex-col items-start gap-4 rounded-xl border bg-card p-7", className)}
    >
      <div className="flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-secondary text-secondary-foreground">
          <Icon className="size-6" />
        </span>
        <div>
          <h2 className="text-lg font-bold">{title}</h2>
          {hint !== undefined && <p className="text-muted-foreground">{hint}</p>}
        </div>
      </div>
      {children}
    </div>
  )
}
