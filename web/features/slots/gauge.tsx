import { cn } from "@/lib/class-names.ts"

/** One box is one 人工, halves are drawn; more than twelve would be no picture any more. */
export function Gauge({ filled, asked, className }: { filled: number; asked: number; className?: string }) {
  const boxes = Math.min(12, Math.ceil(asked))
  return (
    <span aria-hidden="true" className={cn("flex min-w-0 gap-0.5", className)}>
      {Array.from({ length: boxes }, (_, at) => {
        const share = Math.max(0, Math.min(1, filled - at))
        return (
          <span
            key={at}
            className={cn(
              "h-3 w-full max-w-10 min-w-3 overflow-hidden rounded-sm border",
              share > 0 ? "border-primary" : "border-dashed border-strong",
            )}
          >
            <span className={cn("block h-full bg-primary", share >= 1 ? "w-full" : share > 0 ? "w-1/2" : "w-0")} />
          </span>
        )
      })}
    </span>
  )
}
