import { redirect } from "@tanstack/react-router"
import { firstScreen, isOpen, workspaceQuery } from "@/features/session/workspace.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { isPhone } from "@/lib/is-phone.ts"
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"

const forbidden = "/forbidden"
const leaving = "/suspend"

/** What the frame stands on: what the server lets this person do here, and the frame's texts. */
export const enterFrame = async () => {
  const [workspace] = await Promise.all([queryClient.ensureQueryData(workspaceQuery), loadTexts("shell")]).catch(
    (error: unknown) => {
      // The answer has ended the sign-in or the company; everything else is for the error page.
      if (session.signIn()?.companyId !== undefined) throw error
      throw redirect({ to: session.signIn() === undefined ? "/login" : "/login-company" })
    },
  )
  // The bar of what has not been sent stands on every screen of those who punch.
  if (isOpen(workspace, "/today")) await loadTexts("today")
  return workspace
}

/**
 * Before every screen of someone signed in: `/` leads to the first screen, and the path is open to this person (SHELL-01,
 * SHELL-14); where it is not, a page says so at the same address. Gives the screens' loaders the query client as
 * `context.queryClient`.
 */
export const guard = async (pathname: string) => {
  const workspace = await enterFrame()
  const start = firstScreen(workspace, isPhone())
  if (pathname === "/" && start !== undefined) throw redirect({ href: start, replace: true })
  // At a company's gate no screen opens; leaving is nobody's but one's own.
  if (pathname === leaving && !isOpen(workspace, leaving))
    throw redirect({ to: "/own-leave", mask: { to: leaving, unmaskOnReload: true }, replace: true })
  if (pathname !== "/" && pathname !== forbidden && !isOpen(workspace, pathname))
    throw redirect({ to: forbidden, mask: { to: pathname, unmaskOnReload: true }, replace: true })
  return { queryClient }
}
