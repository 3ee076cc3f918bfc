import { cn } from "@/lib/class-names.ts"

/** Table parts: head 32 px, rows 36 px; put `num` on cells of numbers, `sticky` on the name column. */
export function Table({ className, label, ...props }: React.ComponentProps<"table"> & { readonly label: string }) {
  return (
    // A scrolling table must be reachable by keyboard, so the region takes focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, scrollable regions are reached by keyboard
    <section data-slot="table" aria-label={label} tabIndex={0} className="relative w-full overflow-auto">
      <table {...props} className={cn("w-full border-separate border-spacing-0 text-sm", className)} />
    </section>
  )
}
export function TableHeader({ className, ...props }: React.ComponentProps<"thead">) {
  return <thead {...props} className={cn("sticky top-0 z-10 bg-muted", className)} />
}
export function TableBody(props: React.ComponentProps<"tbody">) {
  return <tbody {...props} />
}
/** The sum line stays in sight below the rows. */
export function TableFooter({ className, ...props }: React.ComponentProps<"tfoot">) {
  return (
    <tfoot
      {...props}
      className={cn("sticky bottom-0 z-10 bg-card font-semibold [&_td]:border-t-2 [&_td]:border-t-strong", className)}
    />
  )
}
export function TableRow({ className, ...props }: React.ComponentProps<"tr">) {
  return (
    <tr
      {...props}
      className={cn(
        "hover:bg-muted/60 aria-selected:bg-accent data-selected:bg-accent [&>*]:last:border-r-0",
        className,
      )}
    />
  )
}
interface CellLooks {
  readonly num?: boolean
  readonly sticky?: boolean
}
const cellLooks = ({ num, sticky }: CellLooks) =>
  cn("border-b px-3", num && "tnum text-right", sticky && "sticky left-0 z-1 border-r")

export function TableHead({
  className,
  num = false,
  sticky = false,
  ...props
}: React.ComponentProps<"th"> & CellLooks) {
  return (
    <th
      scope="col"
      {...props}
      className={cn(
        "h-8 text-left text-2xs font-medium whitespace-nowrap text-muted-foreground",
        cellLooks({ num, sticky }),
        sticky && "bg-muted",
        className,
      )}
    />
  )
}
export function TableCell({
  className,
  num = false,
  sticky = false,
  ...props
}: React.ComponentProps<"td"> & CellLooks) {
  return <td {...props} className={cn("h-9 max-md:h-14", cellLooks({ num, sticky }), sticky && "bg-card", className)} />
}
