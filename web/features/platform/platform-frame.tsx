import "@/lib/merge-classes.ts"
import { CSPProvider } from "@base-ui/react/csp-provider"
import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { HardHat } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ForbiddenPage } from "@/components/trouble-pages.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { platformQuery } from "@/features/session/choices.ts"
import { signOut } from "@/features/session/sign-out.ts"
import { queryClient } from "@/lib/query-client.ts"

interface FrameProps {
  readonly children: React.ReactNode
}
/** Around the platform's own pages: they belong to no company, so the company's frame is not theirs. The server lists them. */
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
  return (
    <div className="flex h-dvh flex-col max-md:h-auto max-md:min-h-dvh">
      <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-3 border-b bg-card px-5 max-md:px-4">
        <Link to="/companies" className="flex items-center gap-3 font-bold">
          <span className="grid size-7 place-items-center rounded-md bg-primary text-primary-foreground">
            <HardHat className="size-4.5" aria-hidden="true" />
          </span>
          {t("common:brand")}
        </Link>
        <Badge tone="outline">{t("tag")}</Badge>
        <nav aria-label={t("menu")} className="flex flex-wrap gap-x-4">
          {menu.map(({ key, path, title }) => (
            <Link
              key={key}
              to={path}
              className="inline-flex min-h-9 items-center text-link aria-[current=page]:font-bold aria-[current=page]:text-foreground max-md:min-h-12"
            >
              {title}
            </Link>
          ))}
        </nav>
        <p className="text-xs text-muted-foreground max-lg:hidden">{t("insight")}</p>
        <span className="ml-auto flex items-center gap-1">
          <Link to="/login-company" className={buttonVariants({ variant: "quiet" })}>
            {t("toPicker")}
          </Link>
          <Button variant="quiet" onClick={() => void signOut()}>
            {t("logout")}
          </Button>
        </span>
      </header>
      <main id="main" className="min-h-0 flex-1 overflow-y-auto">
        {menu.length === 0 ? <ForbiddenPage /> : children}
      </main>
    </div>
  )
}
