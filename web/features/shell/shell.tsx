import "@/lib/merge-classes.ts"
import { CSPProvider } from "@base-ui/react/csp-provider"
import { QueryClientProvider } from "@tanstack/react-query"
import { Outlet, useLocation } from "@tanstack/react-router"
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { SheetOwner } from "@/components/list/sheet-owner.ts"
import { storedDisplay } from "@/lib/display.ts"
import { queryClient } from "@/lib/query-client.ts"
import { toast } from "@/lib/toast.ts"
import { joinedNote } from "../session/joined-note.ts"
import { isOpen, isUnder, useWorkspace } from "../session/workspace.ts"
import { OfflineBar } from "./offline-bar.tsx"
import { usePageKeys } from "./page-keys.ts"
import { DeskHeader, PhoneHeader } from "./shell-header.tsx"
import { SideMenu } from "./side-menu.tsx"
import { TabBar } from "./tab-bar.tsx"
import { useLive } from "./use-live.ts"

const DrawerMenu = lazy(() => import("./drawer-menu.tsx"))

const TermsQuestion = lazy(() => import("../session/terms-question.tsx"))

const foldedPlace = "tehai.menuFolded"

/** As it was left; large text needs the room until somebody unfolds it. */
const startsFolded = () => {
  const kept = localStorage.getItem(foldedPlace)
  return kept === null ? storedDisplay().textPercent >= 200 : kept === "1"
}

/** False for the first 300 ms, in which nothing slides (SHELL-07). */
const useSlides = () => {
  const [slides, setSlides] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlides(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return slides
}
/** The page's name in the tab, and after each move its content from the top and with the focus, so that screen readers follow. */
const useArrival = (content: React.RefObject<HTMLElement | null>) => {
  const { menu, tabs, profileMenu, company } = useWorkspace()
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const title = [...menu, ...tabs, ...profileMenu].find(
    ({ path, ...entry }) =>
      path !== null && (pathname === path || pathname.startsWith(`${path}/`) || isUnder({ path, ...entry }, pathname)),
  )?.title
  useEffect(() => {
    document.title = [title, company.name].filter((part) => part !== undefined).join("｜")
  }, [title, company.name])
  useEffect(() => {
    if (before.current !== pathname) {
      content.current?.scrollTo(0, 0)
      content.current?.focus({ preventScroll: true })
    }
    before.current = pathname
  }, [pathname, content])
}
/** Whoever comes in by an invitation reads once that he belongs to the company now (INV-07). */
const useWelcome = () => {
  const { t } = useTranslation("shell")
  useEffect(() => {
    const name = joinedNote.take()
    if (name !== null) toast.success(t("joined", { name }))
  }, [t])
}
interface ShellProps {
  /** Above everything, for whoever punches: what has not gone out. */
  readonly punchBar: React.ReactNode
  /** `Ctrl K`. */
  readonly find: React.ReactNode
  /** What is to be said of plan and bills. */
  readonly planAlert?: React.ReactNode
  /** In the screen's place. */
  readonly children?: React.ReactNode
}
/** The frame of every screen after signing in. What stands in it is the server's to say. */
export function Shell({ punchBar, find, planAlert, children = <Outlet /> }: ShellProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame punchBar={punchBar} find={find} planAlert={planAlert}>
        {children}
      </Frame>
    </QueryClientProvider>
  )
}
function Frame({ punchBar, find, planAlert, children }: ShellProps) {
  const { t } = useTranslation("shell")
  const [isFolded, setFolded] = useState(startsFolded)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isDrawerWanted, setDrawerWanted] = useState(false)
  const content = useRef<HTMLElement>(null)
  const slides = useSlides()
  const workspace = useWorkspace()
  // A workspace that was kept on the device may be older than this question.
  const { termsToAgree } = workspace.person
  const punches = isOpen(workspace, "/today")
  const owner = useMemo(
    () => ({ company: workspace.company.name, person: workspace.person.name }),
    [workspace.company.name, workspace.person.name],
  )
  usePageKeys(content)
  useArrival(content)
  useLive()
  useWelcome()
  const openDrawer = () => {
    setDrawerWanted(true)
    setDrawerOpen(true)
  }
  const fold = () => {
    localStorage.setItem(foldedPlace, isFolded ? "0" : "1")
    setFolded(!isFolded)
  }
  return (
    <CSPProvider disableStyleElements>
      <div className="print:block print:h-auto print:overflow-visible flex h-dvh overflow-hidden">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:m-2 focus:rounded-md focus:bg-card focus:p-3"
        >
          {t("skip")}
        </a>
        <SideMenu isFolded={isFolded} slides={slides} />
        <div className="print:block print:h-auto print:overflow-visible flex min-w-0 flex-1 flex-col">
          {punches ? punchBar : <OfflineBar />}
          {planAlert}
          <DeskHeader isFolded={isFolded} onFold={fold} />
          <PhoneHeader />
          <main
            ref={content}
            id="main"
            tabIndex={-1}
            className="print:block print:h-auto print:overflow-visible relative min-h-0 flex-1 overflow-auto outline-none"
          >
            <SheetOwner.Provider value={owner}>{children}</SheetOwner.Provider>
          </main>
          <TabBar onMore={openDrawer} isMoreOpen={isDrawerOpen} />
        </div>
        {find}
        {termsToAgree != null && (
          <Suspense>
            <TermsQuestion terms={termsToAgree} />
          </Suspense>
        )}
        {isDrawerWanted && (
          <Suspense>
            <DrawerMenu open={isDrawerOpen} onOpenChange={setDrawerOpen} slides={slides} />
          </Suspense>
        )}
      </div>
    </CSPProvider>
  )
}
