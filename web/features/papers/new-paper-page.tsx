import { useQuery } from "@tanstack/react-query"
import { useLocation, useNavigate } from "@tanstack/react-router"
import { siteQuery } from "@/features/scheduling/sites/site-queries.ts"
import { PaperForm } from "./paper-form.tsx"
import { kindOf, paperQuery, partiesQuery } from "./paper-queries.ts"
import { newPaperAddress } from "./paper-search.ts"
import { roundingOf } from "./use-due-by-terms.ts"

/** /create-paper: a new paper of a kind, or the next edition of one in force. */
export function NewPaperPage() {
  const {
    corrects,
    from = "",
    partnerId,
    siteId,
    staffId,
    taskId,
    to = "",
    type,
  } = newPaperAddress({ ...useLocation().search })
  const navigate = useNavigate()
  // Of an arrangement's invoice the site is known before the page opens.
  const { data: site } = useQuery({ ...siteQuery(siteId ?? 0), enabled: taskId !== undefined && siteId !== undefined })
  const { data: corrected } = useQuery({ ...paperQuery(corrects ?? 0), enabled: corrects !== undefined })
  const party = partnerId !== undefined ? `p${partnerId}` : staffId === undefined ? "" : `s${staffId}`
  const isNewWith = party !== "" && corrects === undefined
  const { data: parties, isPending } = useQuery({ ...partiesQuery(kindOf(type)), enabled: isNewWith })
  const close = () => void navigate({ to: "/paper" })
  if ((corrects !== undefined && corrected === undefined) || (isNewWith && isPending)) return null
  return (
    <PaperForm
      {...(corrected === undefined ? {} : { corrects: corrected })}
      type={kindOf(type)}
      party={party}
      filled={{
        stageStartFrom: from,
        stageStartTo: to,
        siteId: siteId === undefined ? "" : String(siteId),
        ...(parties === undefined ? {} : { taxRounding: roundingOf(parties, party) }),
        ...(site === undefined ? {} : { title: site.name, place: site.address }),
      }}
      ofTask={taskId}
      onClose={close}
    />
  )
}
