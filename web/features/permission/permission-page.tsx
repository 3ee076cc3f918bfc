import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link, useRouter } from "@tanstack/react-router"
import { Printer } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { PageHead } from "@/features/shell/page-head.tsx"
import { useIsPhone } from "@/lib/is-phone.ts"
import { Explanation } from "./explanation.tsx"
import { Legend } from "./legend.tsx"
import { type Chosen, chosenAt, columnsOf, entitiesOf, type Place } from "./permission.ts"
import { PermissionFilters } from "./permission-filters.tsx"
import { permissionQuery, personQuery } from "./permission-query.ts"
import { type PermissionSearch, permissionSearch } from "./permission-search.ts"
import { PermissionTable } from "./permission-table.tsx"

const route = getRouteApi("/_shell/permission")

/** 権限 (STAFF-17): what each role may do, drawn from what the policies answer, each cell explained in words. */
export function PermissionPage() {
  const { t } = useTranslation("permission")
  const { data: whole } = useSuspenseQuery(permissionQuery)
  const search = permissionSearch({ ...route.useSearch() })
  const one = useQuery(personQuery(search.person))
  const permission = search.person === undefined ? whole : (one.data ?? whole)
  const navigate = route.useNavigate()
  const router = useRouter()
  const isPhone = useIsPhone()
  const workspace = useWorkspace()
  const [place, setPlace] = useState<Place>()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const show = (next: PermissionSearch) => {
    // A letter typed just before the page was left must not lead back to it.
    if (router.latestLocation.pathname === "/permission")
      void navigate({ search: permissionSearch({ ...next }), replace: true })
  }
  const entities = entitiesOf(permission, search)
  const columns = columnsOf(permission, search)
  const chosen = chosenAt(entities, columns, place)
  const press = (next: Place) => {
    setPlace(next)
    setSheetOpen(true)
  }
  return (
    <div className="flex h-full min-h-0 flex-col pb-5 big-text:h-auto print:block print:h-auto">
      <PageHead title={t("title")} detail={t(whole.roles.length > 1 ? "detail" : "ownDetail")}>
        {isOpen(workspace, "/setting") && whole.roles.length > 1 && (
          <Link
            to="/setting"
            hash="roles"
            className={buttonVariants({ variant: "outline", className: "print:hidden max-md:hidden" })}
          >
            {t("rename")}
          </Link>
        )}
        <Button variant="outline" onClick={() => print()} className="print:hidden max-md:hidden">
          <Printer aria-hidden="true" />
          {t("print")}
        </Button>
      </PageHead>
      <PermissionFilters permission={whole} search={search} onChange={show} />
      {one.error !== null && <ErrorState error={one.error} onRetry={() => void one.refetch()} className="mx-5 mb-3" />}
      <div className="flex min-h-0 flex-1 items-start gap-4 px-5 big-text:flex-col big-text:items-stretch max-md:px-4 print:block print:px-0">
        <Card className="flex max-h-full min-w-0 flex-1 flex-col big-text:max-h-[85dvh] big-text:flex-none print:max-h-none print:overflow-visible print:border-0">
          {entities.length === 0 ? (
            <p className="flex flex-wrap items-center gap-3 px-4 py-6">
              {t("noMatch")}
              <Button variant="outline" size="sm" onClick={() => show({})}>
                {t("clear")}
              </Button>
            </p>
          ) : (
            <div className="min-h-0 flex-1 overflow-auto print:overflow-visible">
              <PermissionTable
                entities={entities}
                columns={columns}
                person={permission.person}
                place={place}
                onPlace={setPlace}
                onPress={press}
              />
            </div>
          )}
          <Legend />
        </Card>
        {isPhone ? (
          <Sheet open={isSheetOpen && chosen !== undefined} onOpenChange={setSheetOpen}>
            <SheetContent side="bottom">
              <SheetTitle className="sr-only">{t("explanation")}</SheetTitle>
              {chosen !== undefined && <Explanation chosen={chosen} />}
            </SheetContent>
          </Sheet>
        ) : (
          <Aside chosen={chosen} />
        )}
      </div>
    </div>
  )
}
function Aside({ chosen }: { readonly chosen: Chosen | undefined }) {
  const { t } = useTranslation("permission")
  return (
    <aside
      aria-label={t("explanation")}
      aria-live="polite"
      className="max-h-full w-84 shrink-0 overflow-auto big-text:order-first big-text:w-auto max-lg:w-64 print:hidden"
    >
      <Card>
        {chosen === undefined ? (
          <p className="px-4 py-4 text-muted-foreground">{t("choose")}</p>
        ) : (
          <Explanation chosen={chosen} />
        )}
      </Card>
    </aside>
  )
}
