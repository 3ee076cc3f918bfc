import { textOf } from "@/lib/list/column.ts"
import { useFate } from "./mail-columns.tsx"
import { MailLink } from "./mail-link.tsx"
import type { MailRow } from "./mail-queries.ts"
import { MailState } from "./mail-state.tsx"

/** One mail on the phone: the whole card opens it. */
export function MailCard({ mail }: { readonly mail: MailRow }) {
  const fate = useFate()(mail)
  return (
    <MailLink id={mail.id} className="flex min-h-17 flex-col gap-1 px-4 py-3">
      <span className="flex items-center gap-2">
        <b className="min-w-0 flex-1 truncate text-base">{mail.subject}</b>
        <MailState mail={mail} />
      </span>
      <span className="truncate text-sm">
        {mail.receiver} <span className="text-muted-foreground">{mail.receiverEmail}</span>
      </span>
      {fate !== "" && <span className="text-sm text-danger">{fate}</span>}
      <span className="tnum text-sm text-muted-foreground">{textOf({ kind: "instant" }, mail.createdDate)}</span>
    </MailLink>
  )
}
