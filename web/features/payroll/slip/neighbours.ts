import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { isTyping } from "@/lib/is-typing.ts"
import { may } from "@/lib/permissions.tsx"
import { monthQuery, rowsQuery } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import type { Statement } from "../slip-query.ts"

/** The people before and after this one in the month's list, for whom the server lets read it; J and K go to them. */
export const useNeighbours = (slip: Statement) => {
  const navigate = useNavigate()
  const month = useQuery(monthQuery(slip.month)).data
  const hasList = month !== undefined && may(month, "list")
  const { data: rows = [] } = useQuery({ ...rowsQuery(slip.month), enabled: hasList })
  const at = rows.findIndex(({ userId }) => userId === slip.userId)
  const before = at > 0 ? rows[at - 1] : undefined
  const after = at >= 0 ? rows[at + 1] : undefined
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const next = { j: after, k: before }[event.key.toLowerCase()]
      if (next === undefined || event.isComposing || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      void navigate({ ...slipLink(next, slip.month), replace: true })
    }
    addEventListener("keydown", go)
    return () => removeEventListener("keydown", go)
  }, [navigate, before, after, slip.month])
  return { month, before, after }
}
