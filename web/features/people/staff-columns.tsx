import { Link } from "@tanstack/react-router"
import { TriangleAlert } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { slashDate } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { LicenseChips } from "./license-chips.tsx"
import { licensesByEnd } from "./license-ends.ts"
import type { StaffRow } from "./staff-queries.ts"
import { usePayTypeName } from "./use-pay-type-name.ts"
import { useTradeName } from "./use-trade-name.ts"

export const isBlocked = ({ status }: Pick<StaffRow, "status">) => status === 0

/** 停止中, 招待中 until he has answered, otherwise 在籍. */
export const staffState = (row: Pick<StaffRow, "status" | "isAsked">) =>
  isBlocked(row) ? "0" : row.isAsked === 1 ? "asked" : "1"

/** What the list of people shows of each. Pay is missing for who may not see it. */
export const useStaffColumns = (): ReadonlyArray<ListColumn<StaffRow>> => {
  const { t } = useTranslation("people")
  const roleName = useRoleName()
  const tradeName = useTradeName()
  const payTypeName = usePayTypeName()
  return useMemo(
    () => [
      { key: "number", label: t("column.number"), value: ({ userId }) => userId, width: 4, isFixed: true },
      {
        key: "name",
        label: t("column.name"),
        value: ({ name }) => name,
        reading: ({ furiganaName }) => furiganaName,
        cell: (row) => <StaffName row={row} />,
        width: 15,
        grows: true,
        isFixed: true,
      },
      {
        key: "kana",
        label: t("column.kana"),
        value: ({ furiganaName }) => furiganaName,
        width: 11,
        isHidden: true,
        inFiles: true,
      },
      {
        key: "notes",
        label: t("column.notes"),
        value: ({ troubles }) => troubles.map((trouble) => t(`trouble.${trouble}`)).join("・"),
        cell: ({ troubles }) => (
          <span className="flex gap-1">
            {troubles.map((trouble) => (
              <Badge key={trouble} tone="danger">
                <TriangleAlert aria-hidden="true" />
                {t(`trouble.${trouble}`)}
              </Badge>
            ))}
          </span>
        ),
        width: 15,
        grows: true,
      },
      {
        key: "role",
        label: t("filterRole"),
        value: ({ roleId }) => roleName(roleId),
        cell: ({ roleId }) => <Badge tone="outline">{roleName(roleId)}</Badge>,
        width: 8,
      },
      { key: "job", label: t("column.job"), value: ({ job }) => tradeName(job), width: 8.5 },
      {
        key: "pay",
        label: t("column.pay"),
        isSent: ({ salaryType }) => salaryType !== undefined,
        value: ({ salaryType }) => (salaryType == null ? null : payTypeName(salaryType)),
        width: 6.5,
      },
      { key: "joined", label: t("column.joined"), kind: "day", value: ({ joinDate }) => joinDate, width: 7.5 },
      {
        key: "licenses",
        label: t("column.licenses"),
        isSent: ({ certification }) => certification !== undefined,
        value: ({ certification }) =>
          licensesByEnd(certification)
            .map(({ name, expiresOn }) =>
              expiresOn === null ? name : t("licenseUntil", { name, day: slashDate(expiresOn) }),
            )
            .join("・"),
        cell: ({ certification }) => <LicenseChips held={certification} />,
        width: 15,
        grows: true,
      },
      {
        key: "licensesEnd",
        label: t("column.licensesEnd"),
        kind: "day",
        isSent: ({ certification }) => certification !== undefined,
        value: ({ certification }) => licensesByEnd(certification)[0]?.expiresOn ?? null,
        width: 7.5,
      },
      {
        key: "status",
        label: t("column.status"),
        value: (row) => t(`status.${staffState(row)}`),
        cell: (row) => <StaffState row={row} />,
        width: 6,
      },
    ],
    [t, roleName, tradeName, payTypeName],
  )
}
export function StaffState({ row }: { readonly row: StaffRow }) {
  const { t } = useTranslation("people")
  const state = staffState(row)
  if (state === "1") return <span className="text-success">{t("status.1")}</span>
  return <Badge tone={state === "0" ? "muted" : "warning"}>{t(`status.${state}`)}</Badge>
}
function StaffName({ row }: { readonly row: StaffRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={row.name} src={row.avatar} size={24} decorative muted={isBlocked(row)} />
      <Link to="/staff/$id" params={{ id: String(row.id) }} tabIndex={-1} className="truncate hover:underline">
        {row.name}
      </Link>
      <span className="truncate text-2xs text-muted-foreground">{row.furiganaName}</span>
    </span>
  )
}
