import { queryOptions, useSuspenseQuery } from "@tanstack/react-query"
import { changeLanguage } from "@/i18n/i18n.ts"
import { mergeLabels } from "@/i18n/merge-labels.ts"
import { ApiError } from "@/lib/api-error.ts"
import { data, identity, workspaces } from "@/lib/client.ts"
import { type Display, isTextPercent, keepDisplay, storedDisplay } from "@/lib/display.ts"
import { session } from "@/lib/session.ts"
import { takeChosenLanguage } from "./language-before-sign-in.ts"

const fetchWorkspace = () => data(workspaces.workspace())
export type Workspace = Awaited<ReturnType<typeof fetchWorkspace>>

/** The last workspace of this sign-in, so that the frame stands without a network too. */
const kept = {
  place: () => {
    const now = session.signIn()
    return `tehai.workspace.${now?.personId}.${now?.companyId}`
  },
  write: (workspace: Workspace) => localStorage.setItem(kept.place(), JSON.stringify(workspace)),
  read: (): Workspace | undefined => {
    const text = localStorage.getItem(kept.place())
    return text === null ? undefined : JSON.parse(text)
  },
}
const displayOf = ({ person }: Workspace): Display => {
  const { language, theme } = person
  return { language, textPercent: isTextPercent(person.textPercent) ? person.textPercent : 100, theme }
}
/** A language that was chosen before signing in becomes the person's own, and the server's titles are asked for in it. */
const inChosenLanguage = async (workspace: Workspace): Promise<Workspace> => {
  const { language } = storedDisplay()
  if (!takeChosenLanguage() || language === workspace.person.language) return workspace
  try {
    await data(identity.updatePreferences({ body: { ...displayOf(workspace), language } }))
    return await fetchWorkspace()
  } catch {
    return { ...workspace, person: { ...workspace.person, language } }
  }
}
const adopt = async (workspace: Workspace) => {
  const display = displayOf(workspace)
  keepDisplay(display)
  await changeLanguage(display.language)
  await mergeLabels(workspace.labels)
}
/** What this person sees of this company: menu, tabs, open routes, labels. The server decides; screens read it here. */
export const workspaceQuery = queryOptions({
  queryKey: ["workspace"],
  staleTime: 5 * 60_000,
  queryFn: async () => {
    const last = kept.read()
    const fetched = await fetchWorkspace().catch((error: unknown) => {
      if (last !== undefined && error instanceof ApiError && error.errorCode === "No_Connection") return last
      throw error
    })
    const workspace = await inChosenLanguage(fetched)
    kept.write(workspace)
    await adopt(workspace)
    return workspace
  },
})
/** Inside the shell, where it has always been loaded. */
export const useWorkspace = () => useSuspenseQuery(workspaceQuery).data

const partsOf = (path: string) => path.split("/").filter((part) => part !== "")
const isPath = (path: string, pattern: string) => {
  const [parts, wanted] = [partsOf(path), partsOf(pattern)]
  return parts.length === wanted.length && wanted.every((part, at) => part.startsWith(":") || part === parts[at])
}
/** Whether the server lets this person open a path; patterns are `/salary-v4-detail/:id` (SHELL-14). */
export const isOpen = (workspace: Workspace, path: string) => workspace.routes.some((pattern) => isPath(path, pattern))

/** Whether the screen at this path stands under an entry of the menu. A kept workspace may be older than `covers`. */
export const isUnder = (
  entry: Pick<Workspace["menu"][number], "path"> & Partial<Pick<Workspace["menu"][number], "covers">>,
  path: string,
) => entry.covers?.some((pattern) => isPath(path, pattern)) === true

/** The first entry that can be opened: of the tabs on a phone, else of the menu (SHELL-01). */
export const firstScreen = (workspace: Workspace, isPhone: boolean) =>
  [...(isPhone ? workspace.tabs : []), ...workspace.menu, ...workspace.tabs].find(({ path }) => isOpen(workspace, path))
    ?.path
