import { cn } from "@/lib/class-names.ts"

/** The place of something that is not known yet. Known things are never replaced by it. */
export function Skeleton({ className, ...props }: React.ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      data-slot="skeleton"
      {...props}
      className={cn("animate-pulse rounded-md bg-muted", className)}
    />
  )
}
