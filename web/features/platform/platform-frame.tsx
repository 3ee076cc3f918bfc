import "@/lib/merge-classes.ts"
import { CSPProvider } from "@base-ui/react/csp-provider"
import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query"
import { Link, useLocation } from "@tanstack/react-router"
import { HardHat } from "lucide-react"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { platformQuery } from "@/features/session/choices.ts"
import { signOut } from "@/features/session/sign-out.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { queryClient } from "@/lib/query-client.ts"
import { PlatformMenu } from "./platform-menu.tsx"

const OwnAccount = lazy(async () => {
  await loadTexts("profile", "account", "form", "session")
  return await import("./own-account.tsx")
})

interface FrameProps {
  readonly children: React.ReactNode
}
/** Around the platform's own pages: they belong to no company, so the company's frame is not theirs. */
export function PlatformFrame({ children }: FrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <CSPProvider disableStyleElements>
        <Frame>{children}</Frame>
      </CSPProvider>
    </QueryClientProvider>
  )
}
function Frame({ children }: FrameProps) {
  const { t } = useTranslation(["platform", "common"])
  const { menu } = useSuspenseQuery(platformQuery).data
  const { pathname } = useLocation()
  const [isOwnShown, setOwnShown] = useState(false)
  const content = useRef<HTMLElement>(null)
  const place = pathname === "/platform-revenue" ? "/report-revenue" : pathname
  const title = menu.find(({ path }) => place.startsWith(path))?.title ?? t("title")
  useEffect(() => {
    document.title = `${title}｜${t("tag")}`
  }, [title, t])
  return (
    <div className="flex h-dvh flex-col print:block print:h-auto max-md:h-auto max-md:min-h-dvh">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:m-2 focus:rounded-md focus:bg-card focus:p-3"
      >
        {t("skip")}
      </a>
      <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-3 border-b bg-card px-5 print:hidden max-md:px-4">
        <Link to="/account" className="flex min-h-9 items-center gap-3 font-bold">
          <span className="grid size-7 place-items-center rounded-md bg-primary text-primary-foreground">
            <HardHat className="size-4.5" aria-hidden="true" />
          </span>
          {t("common:brand")}
        </Link>
        <Badge tone="outline">{t("tag")}</Badge>
        <span className="ml-auto flex flex-wrap items-center gap-1">
          <Button variant="quiet" onClick={() => setOwnShown(true)}>
            {t("ownAccount")}
          </Button>
          <Link to="/login-company" className={buttonVariants({ variant: "quiet" })}>
            {t("toPicker")}
          </Link>
          <Button variant="quiet" onClick={() => void signOut()}>
            {t("logout")}
          </Button>
        </span>
      </header>
      <div className="flex min-h-0 flex-1 max-md:flex-col print:block">
        <PlatformMenu menu={menu} />
        <main ref={content} id="main" tabIndex={-1} className="min-h-0 min-w-0 flex-1 overflow-y-auto outline-none">
          {children}
        </main>
      </div>
      {isOwnShown && (
        <Suspense>
          <OwnAccount onClose={() => setOwnShown(false)} />
        </Suspense>
      )}
    </div>
  )
}
