import "./index.css"
import { createRouter, RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { TroublePage } from "./components/trouble-pages.tsx"
import { startTexts } from "./i18n/i18n.ts"
import { applyDisplay, followDevice, storedDisplay } from "./lib/display.ts"
import { session } from "./lib/session.ts"
import { signInEvents } from "./lib/sign-in-events.ts"
import { toast } from "./lib/toast.ts"
import { wayBack } from "./lib/way-back.ts"
import { routeTree } from "./routeTree.gen.ts"

const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultErrorComponent: TroublePage,
})

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router
  }
}
signInEvents.handle({
  signedOut: () => {
    wayBack.remember(router.state.location.href)
    void router.navigate({ to: "/login" })
  },
  companyLost: (sentence) => {
    if (sentence !== undefined) toast.error(sentence)
    void router.navigate({ to: "/login-company" })
  },
})
// Another tab has signed in or chosen another company: this page belongs to the one before (AUTH-12).
addEventListener("focus", () => {
  if (session.isOvertaken()) location.reload()
})
// A deployment has removed the chunk that this page wants next. Once a minute at most: without a network it can't help.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("tehai.reloaded") ?? 0)
  if (Date.now() - last < 60_000) return
  sessionStorage.setItem("tehai.reloaded", String(Date.now()))
  location.reload()
})

const start = async (root: HTMLElement) => {
  const display = storedDisplay()
  applyDisplay(display)
  followDevice()
  await startTexts(display.language, ["common"])
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
const root = document.getElementById("root")
if (root !== null) void start(root)
