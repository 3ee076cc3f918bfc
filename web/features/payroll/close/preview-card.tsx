import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import { signed } from "../money.ts"
import type { PayRow } from "../queries.ts"
import { Reasons } from "./preview-facts.tsx"
import { type Seen, SeenCell } from "./use-preview-columns.tsx"

interface PreviewCardProps {
  readonly row: PayRow
  readonly month: string
  readonly seen: Seen
}
/** One person of the preview on the phone. */
export function PreviewCard({ row, month, seen }: PreviewCardProps) {
  const { name, net, difference } = row
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <span className="flex items-baseline gap-3">
        <b className="min-w-0 flex-1 text-base">{name}</b>
        <b className="tnum">{net === null ? "—" : figure(net)}</b>
        <span className={cn("tnum text-sm", (difference ?? 0) < 0 && "text-danger")}>
          {difference === null ? "—" : signed(difference)}
        </span>
      </span>
      <Reasons row={row} />
      <SeenCell row={row} month={month} seen={seen} />
    </div>
  )
}
