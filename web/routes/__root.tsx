import { createRootRoute, Outlet } from "@tanstack/react-router"
import { lazy, Suspense, useSyncExternalStore } from "react"
import { NotFoundPage } from "@/components/trouble-pages.tsx"
import { toasterIsWanted } from "@/lib/toast.ts"

const Toaster = lazy(() => import("@/components/ui/toast.tsx"))

export const Route = createRootRoute({ component: Page, notFoundComponent: NotFound })

/** For strangers; whoever is signed in has it beside his menu. */
function NotFound() {
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}
function Page() {
  const hasToasts = useSyncExternalStore(toasterIsWanted.subscribe, toasterIsWanted.now)
  return (
    <>
      <Outlet />
      {hasToasts && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  )
}
