import { createRootRoute, Outlet } from "@tanstack/react-router"
import { lazy, Suspense, useSyncExternalStore } from "react"
import { NotFoundPage } from "@/components/trouble-pages.tsx"
import { oldPage } from "@/lib/old-page.ts"
import { toasterIsWanted } from "@/lib/toast.ts"

const Toaster = lazy(() => import("@/components/ui/toast.tsx"))
const OldPageBar = lazy(() => import("@/components/old-page-bar.tsx"))

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
  const isOld = useSyncExternalStore(oldPage.subscribe, oldPage.now)
  return (
    <>
      {isOld && (
        <Suspense>
          <OldPageBar />
        </Suspense>
      )}
      <Outlet />
      {hasToasts && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  )
}
