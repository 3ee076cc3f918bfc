import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import { LicenseChips } from "./license-chips.tsx"
import { isBlocked, StaffState, staffState } from "./staff-columns.tsx"
import type { StaffRow } from "./staff-queries.ts"

/** One person on the phone: the whole card opens the record. */
export function StaffCard({ row }: { readonly row: StaffRow }) {
  const { t } = useTranslation("people")
  const roleName = useRoleName()
  return (
    <Link to="/staff/$id" params={{ id: String(row.id) }} className="flex min-h-17 items-center gap-3 px-4 py-2">
      <Avatar name={row.name} src={row.avatar} size={36} decorative muted={isBlocked(row)} />
      <span className="min-w-0 flex-1">
        <b className="block truncate text-base">{row.name}</b>
        <span className="block truncate text-2xs text-muted-foreground">{row.furiganaName}</span>
        {row.troubles.length > 0 && (
          <span className="block truncate text-xs text-danger">
            {row.troubles.map((trouble) => t(`trouble.${trouble}`)).join("・")}
          </span>
        )}
        {row.certification !== undefined && <LicenseChips held={row.certification} />}
      </span>
      <Badge tone="outline">{roleName(row.roleId)}</Badge>
      {staffState(row) !== "1" && <StaffState row={row} />}
    </Link>
  )
}
