import { cn } from "@/lib/class-names.ts"

/** A turning wheel; says nothing to a screen reader, the words beside it do. */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-slot="spinner"
      className={cn(
        "inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent",
        className,
      )}
    />
  )
}
