import { Link, linkOptions } from "@tanstack/react-router"
import type { MissingRow } from "./missing-queries.ts"
import type { MissingType } from "./missing-search.ts"

interface MissingLinkProps {
  readonly row: MissingRow
  readonly type: MissingType
  readonly className?: string
  readonly tabIndex?: number
  readonly children: React.ReactNode
}
const agencyRequest = 7

/** Where it is put right: a new paper, the paper that differs, or the page that lacks the price. */
export const addressOf = (row: MissingRow, type: MissingType) => {
  const { from, mayCorrect, paperId, partnerId, siteId, staffId, to, why } = row
  if (paperId !== null && mayCorrect) return linkOptions({ to: "/create-paper", search: { type, corrects: paperId } })
  if (paperId !== null) return linkOptions({ to: "/paper/$id", params: { id: String(paperId) } })
  if (why === "noPrice" && type === 5 && partnerId !== null)
    return linkOptions({ to: "/vendor/$id", params: { id: String(partnerId) } })
  if (why === "noPrice" && staffId !== null) return linkOptions({ to: "/staff/$id", params: { id: String(staffId) } })
  if (why === "noPrice" && siteId !== null)
    return linkOptions({ to: "/works/information", search: { constructionSiteId: siteId } })
  const party =
    partnerId === null ? { type: agencyRequest, ...(staffId === null ? {} : { staffId }) } : { type, partnerId }
  return linkOptions({
    to: "/create-paper",
    search: { ...party, from, to, ...(siteId === null ? {} : { siteId }) },
  })
}

export function MissingLink({ row, type, ...link }: MissingLinkProps) {
  return <Link {...addressOf(row, type)} {...link} />
}
