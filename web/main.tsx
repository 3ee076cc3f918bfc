import "./index.css"
import { createRouter, RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { TroublePage } from "./components/trouble-pages.tsx"
import { startTexts } from "./i18n/i18n.ts"
import { ApiError } from "./lib/api-error.ts"
import { applyDisplay, followDevice, keepDisplay, storedDisplay } from "./lib/display.ts"
import { reloadIfReplaced } from "./lib/replaced-build.ts"
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
  planOver: () => void import("./features/session/plan-over.ts").then(({ askAgain }) => askAgain()),
})
// Another tab has signed in or chosen another company: this page belongs to the one before (AUTH-12).
addEventListener("focus", () => {
  if (session.isOvertaken()) location.reload()
})
// A deployment has removed the chunk that this page wants next; what a lost network keeps away is no reason to reload.
addEventListener("vite:preloadError", () => void reloadIfReplaced())

/** A refusal of the server is shown on the page by its error component; only what is a fault of the page is logged too. */
const logFault = (error: unknown) => {
  if (!(error instanceof ApiError)) console.error(error)
}

const start = async (root: HTMLElement) => {
  const display = storedDisplay()
  // Kept, for the next page has the link's address no more.
  if (display.language === "ja") applyDisplay(display)
  else keepDisplay(display)
  followDevice()
  await startTexts(display.language, ["common"])
  createRoot(root, { onCaughtError: logFault }).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
const root = document.getElementById("root")
if (root !== null) void start(root)
