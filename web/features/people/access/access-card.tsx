import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { Can, may, mayEdit } from "@/lib/permissions.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import { type Access, accessQuery } from "../staff-queries.ts"
import { BlockHistory } from "./block-history.tsx"
import { Switches } from "./switches.tsx"

const BlockDialog = lazy(async () => ({ default: (await import("./block-dialog.tsx")).BlockDialog }))
const UnblockDialog = lazy(async () => ({ default: (await import("./unblock-dialog.tsx")).UnblockDialog }))
const RoleDialog = lazy(async () => ({ default: (await import("./role-dialog.tsx")).RoleDialog }))
type Asked = "block" | "unblock" | "role"

/** Whether there is anything here that the person's own form does not say. */
const says = (access: Access) =>
  may(access, "manage") || may(access, "limitRevenue") || mayEdit(access, "isSupervisingAdmin")

/** What a person may do here, for who changes it: role, block, revenue, supervising. */
export function AccessCard({ id }: { readonly id: number }) {
  const { data: access, error, refetch } = useQuery(accessQuery(id))
  if (access !== undefined) return <Shown access={access} />
  return error === null ? <Skeleton className="h-24" /> : <ErrorState error={error} onRetry={() => void refetch()} />
}
function Shown({ access }: { readonly access: Access }) {
  const { t } = useTranslation("access")
  const roleName = useRoleName()
  const [asked, setAsked] = useState<Asked>()
  if (!says(access)) return null
  const close = () => setAsked(undefined)
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="font-bold">{t("title")}</h2>
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-muted-foreground">{t("role")}</span>
        <span className="font-medium">{roleName(access.roleId)}</span>
        <Link
          to="/permission"
          search={{ columns: [access.roleId] }}
          className="inline-flex min-h-6 items-center text-link underline max-md:min-h-12"
        >
          {t("rolePermissions")}
        </Link>
        {access.isFirstAdmin === 1 && <span className="text-xs text-muted-foreground">{t("firstAdmin")}</span>}
        {access.status === 0 && <Badge tone="danger">{t("blocked")}</Badge>}
      </p>
      <Switches access={access} />
      <div className="flex flex-wrap gap-2">
        <Can do="changeRole" to={access}>
          <Button variant="outline" size="sm" onClick={() => setAsked("role")}>
            {t("changeRole")}
          </Button>
        </Can>
        <Can do="block" to={access}>
          <Button variant="outline" size="sm" className="text-danger" onClick={() => setAsked("block")}>
            {t("block")}
          </Button>
        </Can>
        <Can do="unblock" to={access}>
          <Button size="sm" onClick={() => setAsked("unblock")}>
            {t("unblock")}
          </Button>
        </Can>
      </div>
      {access.blocks !== undefined && access.blocks.length > 0 && <BlockHistory blocks={access.blocks} />}
      <Suspense>
        {asked === "block" && <BlockDialog access={access} onClose={close} />}
        {asked === "unblock" && <UnblockDialog access={access} onClose={close} />}
        {asked === "role" && <RoleDialog access={access} onClose={close} />}
      </Suspense>
    </Card>
  )
}
