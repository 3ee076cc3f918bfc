import { useQueryClient } from "@tanstack/react-query"
import { menuScreens } from "#modules/workspace/codes.ts"
import { data, workspaces } from "@/lib/client.ts"
import { moved } from "@/lib/moved.ts"
import { useWrite } from "@/lib/use-write.ts"
import { useWorkspace, workspaceQuery } from "../session/workspace.ts"

type Order = ReadonlyArray<(typeof menuScreens)[number]>
const named = (keys: ReadonlyArray<string>): Order =>
  keys.flatMap((key) => menuScreens.find((one) => one === key) ?? [])

/** The own order of the menu (SHELL-06): it changes at once, is stored for the person, and comes back where that fails. */
export const useMenuOrder = () => {
  const queries = useQueryClient()
  const { menu } = useWorkspace()
  const { queryKey } = workspaceQuery
  const save = useWrite({
    write: (order: Order, extraHeaders) => data(workspaces.setSideBar({ body: { order }, extraHeaders })),
    invalidates: [queryKey],
    onFailed: () => void queries.invalidateQueries({ queryKey }),
  })
  return {
    menu,
    /** Puts an entry where it is wanted; false where there is no such place. */
    move: (key: string, to: number) => {
      if (to < 0 || to >= menu.length) return false
      const order = moved(
        menu.map((entry) => entry.key),
        key,
        to,
      )
      queries.setQueryData(queryKey, (now) =>
        now === undefined
          ? now
          : { ...now, menu: order.flatMap((one) => menu.find((entry) => entry.key === one) ?? []) },
      )
      save.mutate(named(order))
      return true
    },
    reset: () => save.mutate([]),
  }
}
