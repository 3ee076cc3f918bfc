import { cva, type VariantProps } from "class-variance-authority"
import { cn } from "@/lib/class-names.ts"

const badgeVariants = cva(
  "inline-flex h-5 shrink-0 items-center gap-1 rounded-sm px-1.5 text-2xs font-medium whitespace-nowrap max-md:h-6.5 max-md:px-2 max-md:text-sm max-md:font-bold [&_svg]:size-3 max-md:[&_svg]:size-4",
  {
    variants: {
      tone: {
        muted: "bg-muted text-muted-foreground",
        outline: "border border-strong text-muted-foreground",
        primary: "bg-secondary text-secondary-foreground",
        success: "bg-success-bg text-success",
        warning: "bg-warning-bg text-warning",
        danger: "bg-danger-bg text-danger",
        pending: "border border-dashed border-warning bg-card text-warning",
        morning: "bg-morning-bg text-morning-fg",
        afternoon: "bg-afternoon-bg text-afternoon-fg",
        night: "bg-night-bg text-night-fg",
        option: "bg-option-bg text-option-fg",
      },
    },
    defaultVariants: { tone: "muted" },
  },
)
export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>

/** A state in a word. Colour alone never says it: give it a word, and an icon where it means trouble. */
export function Badge({ className, tone, ...props }: React.ComponentProps<"span"> & { readonly tone?: BadgeTone }) {
  return <span data-slot="badge" {...props} className={cn(badgeVariants({ tone }), className)} />
}

export interface StateLook {
  readonly tone: BadgeTone
  readonly Icon: React.ComponentType<{ readonly "aria-hidden": "true" }>
}
/** A state of which each has its tone and its picture: a table of looks by state, and the word. */
export function StateBadge({ look: { tone, Icon }, children }: { look: StateLook; children: React.ReactNode }) {
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {children}
    </Badge>
  )
}

/** A number of unread or open things, up to 99+. */
export function Count({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <span
      className={cn(
        "tnum inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-destructive px-1.5 text-2xs font-semibold text-destructive-foreground",
        className,
      )}
    >
      <span aria-hidden="true">{value > 99 ? "99+" : value}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
