import { cn } from "@/lib/class-names.ts"

export function Card({ className, ...props }: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="card"
      {...props}
      className={cn("overflow-hidden rounded-lg border bg-card shadow-card max-md:rounded-xl", className)}
    />
  )
}
