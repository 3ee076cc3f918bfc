import { cn } from "@/lib/class-names.ts"

const looks = {
  worked: "size-2.5 rounded-full border-2 border-foreground/70",
  working: "size-2.5 rounded-full border-2 border-success bg-success outline-2 outline-offset-1 outline-success/50",
  planned: "size-1 rounded-full bg-muted-foreground",
} as const

/** 出勤・勤務中・手配あり as a sign for a narrow cell; the words stand in the legend and in the cell's name. */
export function DayMark({ kind }: { readonly kind: keyof typeof looks }) {
  return (
    <span aria-hidden="true" className="inline-grid size-4 place-items-center align-middle">
      <span className={cn("block", looks[kind])} />
    </span>
  )
}
