/**
 * A call was refused because the company's plan is over (PICK-10). What the person sees of it is asked anew: whoever does
 * not come in any more is sent to the choice of companies by that answer, the admin is shown what he may do.
 */
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"
import { workspaceQuery } from "./workspace.ts"

let isAsking = false
let isRefused = false
const watchers = new Set<() => void>()

const tell = (next: boolean) => {
  isRefused = next
  for (const watcher of watchers) watcher()
}
export const planOver = {
  /** Something that he tried was refused: he is told, whatever he has put away before. */
  isRefused: () => isRefused,
  forget: () => tell(false),
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => {
      watchers.delete(watcher)
    }
  },
}

/** Calls that were under way together are refused together: it is asked once. */
export const askAgain = async () => {
  if (isAsking || session.signIn()?.companyId === undefined) return
  isAsking = true
  const workspace = await queryClient.fetchQuery({ ...workspaceQuery, staleTime: 0 }).catch(() => undefined)
  isAsking = false
  if (workspace?.gates.some(({ kind }) => kind === "planExpired") === true) tell(true)
}
