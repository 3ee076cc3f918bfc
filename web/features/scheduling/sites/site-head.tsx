import { Link } from "@tanstack/react-router"
import { ChevronRight, Pencil, Plus } from "lucide-react"
import { lazy, Suspense, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { isTyping } from "@/lib/is-typing.ts"
import { may } from "@/lib/permissions.tsx"
import { RecordLink } from "../task/more/record-link.tsx"
import type { TaskRequest } from "../task-request.ts"
import { lacksPrice } from "./lacks-price.ts"
import type { SiteView } from "./site-queries.ts"
import { type SiteTab, SiteTabs } from "./site-tabs.tsx"
import { StateChoice } from "./state-choice.tsx"

const SiteDialog = lazy(() => import("./site-dialog.tsx"))
const TaskWindow = lazy(() => import("../task/task-window.tsx"))

interface SiteHeadProps {
  readonly site: SiteView
  readonly at: SiteTab
  /** The place of a small job: it is changed with its arrangement, and no other is made for it (SITE-15). */
  readonly isSmallJob?: boolean
}
/** Above each page of a site: whose it is, its state in place, what may be done, and the other pages. */
export function SiteHead({ site, at, isSmallJob = false }: SiteHeadProps) {
  const { t } = useTranslation("works")
  const arranges = useWorkspace().buttons.includes("createTask") && !isSmallJob
  const [isEditing, setEditing] = useState(false)
  const [request, setRequest] = useState<TaskRequest>()
  const edits = may(site, "update")
  const create = () => setRequest({ kind: "create", day: dayOfInstant(new Date().toISOString()), siteId: site.id })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return
      if (document.querySelector("[role=dialog], [role=alertdialog]") !== null) return
      if (event.key !== "e" || !edits) return
      setEditing(true)
      // The list of the page has the same key for its files, and leaves it to the site.
      event.preventDefault()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [edits])
  return (
    <>
      <header className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2 max-md:px-4">
        <div className="min-w-0">
          <nav aria-label={t("title")} className="flex items-center gap-1 text-xs text-muted-foreground">
            <Link to="/works" className="hover:underline">
              {t("title")}
            </Link>
            {site.customerName != null && (
              <>
                <ChevronRight className="size-3" aria-hidden="true" />
                {site.customerId === undefined ? (
                  site.customerName
                ) : (
                  <RecordLink kind="customer" id={site.customerId}>
                    {site.customerName}
                  </RecordLink>
                )}
              </>
            )}
          </nav>
          <h1 className="flex flex-wrap items-center gap-2 text-xl font-semibold">
            {site.name}
            <StateChoice site={site} />
            <Badge tone="outline">{site.type === projectTypes.fixedPrice ? t("fixedPrice") : t("labor")}</Badge>
          </h1>
        </div>
        <div className="ml-auto flex flex-wrap gap-2">
          {edits && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              <Pencil />
              {t("edit")}
              <Kbd className="max-md:hidden">E</Kbd>
            </Button>
          )}
          {arranges && (
            <Button onClick={create}>
              <Plus />
              {t("newTask")}
            </Button>
          )}
        </div>
      </header>
      {!isSmallJob && lacksPrice(site) && (
        <p
          role="status"
          className="mx-5 mb-2 flex flex-wrap items-center gap-3 rounded-md bg-danger-bg px-4 py-2 max-md:mx-4"
        >
          <b className="text-danger">{t("noUnitPrice")}</b>
          <span>{t("noUnitPriceHint")}</span>
          {edits && (
            <Button size="sm" variant="outline" className="ml-auto" onClick={() => setEditing(true)}>
              {t("setPrices")}
            </Button>
          )}
        </p>
      )}
      <SiteTabs siteId={site.id} at={at} />
      {isEditing && (
        <Suspense>
          <SiteDialog site={site} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
        </Suspense>
      )}
      {request !== undefined && (
        <Suspense>
          <TaskWindow request={request} onRequest={setRequest} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </>
  )
}
