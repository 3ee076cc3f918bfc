import { Link } from "@tanstack/react-router"
import { slashDate, yen } from "@/lib/format.ts"
import type { PaperRow } from "./paper-queries.ts"
import { PaperState, usePaperWords } from "./paper-state.tsx"

/** One paper on the phone: the whole card opens it. */
export function PaperCard({ row }: { readonly row: PaperRow }) {
  const { typeOf } = usePaperWords()
  return (
    <Link to="/paper/$id" params={{ id: String(row.id) }} className="flex min-h-17 items-center gap-3 px-4 py-2">
      {row.isUnread && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-primary" />}
      <span className="min-w-0 flex-1">
        <b className="block truncate text-base">{row.partyName}</b>
        <span className="tnum block truncate text-xs text-muted-foreground">
          {[typeOf(row.type), row.no, slashDate(row.createdAt)].join("・")}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1">
        <b className="tnum text-base">{yen(row.total)}</b>
        <PaperState row={row} />
      </span>
    </Link>
  )
}
