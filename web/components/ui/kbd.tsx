import { cn } from "@/lib/class-names.ts"

/** The key that does the same, shown beside the action. Phones have no keys, so it is not drawn there. */
export function Kbd({ className, ...props }: React.ComponentProps<"kbd">) {
  return (
    <kbd
      data-slot="kbd"
      {...props}
      className={cn(
        "hidden rounded-sm border border-current/30 px-1.5 text-2xs leading-4.5 font-normal md:inline-block",
        className,
      )}
    />
  )
}
