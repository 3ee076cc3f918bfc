import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { userStatuses } from "#modules/kernel/codes/status.ts"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { Sideways } from "@/components/ui/sideways.tsx"
import { clockTime, dayOfInstant, slashDate } from "@/lib/format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { accountStateOf } from "./account-state.tsx"
import { billsQuery } from "./bill-queries.ts"
import { InviteDialog } from "./invite-dialog.tsx"
import type { CompanyDetail } from "./platform-queries.ts"

/** 席 7 / 30・うち招待中 6 */
function Seats({ companyId }: { readonly companyId: number }) {
  const { t } = useTranslation(["platform", "inspected"])
  const { data } = useQuery(billsQuery(companyId))
  if (data === undefined) return null
  const { invited, limit, used } = data.seats
  return (
    <span className="tnum text-sm font-normal text-muted-foreground">
      {limit === null ? t("inspected:people.seatsAny", { used }) : t("inspected:people.seats", { used, limit })}
      {invited > 0 && t("inspected:people.invited", { count: invited })}
    </span>
  )
}

/** 人 (21b): who belongs to the company, and when each signed in last. */
export function CompanyPeople({ company: { id, people, total } }: { readonly company: CompanyDetail }) {
  const { t } = useTranslation(["platform", "inspected"])
  const roleName = useRoleName()
  const [isInviting, setInviting] = useState(false)
  return (
    <Card className="overflow-hidden">
      <h2 className="flex flex-wrap items-baseline gap-3 px-5 py-4 text-base font-bold">
        {t("inspected:people.title")}
        <Seats companyId={id} />
        <Button size="sm" variant="outline" className="ml-auto" onClick={() => setInviting(true)}>
          {t("invite.title")}
        </Button>
      </h2>
      {isInviting && <InviteDialog companyId={id} onClose={() => setInviting(false)} />}
      <Sideways label={t("inspected:people.title")}>
        <table className="w-full text-sm">
          <thead className="bg-muted text-xs text-muted-foreground">
            <tr className="text-left [&>th]:px-5 [&>th]:py-2 [&>th]:font-medium">
              <th scope="col">{t("personName")}</th>
              <th scope="col">{t("inspected:people.position")}</th>
              <th scope="col">{t("status")}</th>
              <th scope="col">{t("inspected:people.lastSignIn")}</th>
            </tr>
          </thead>
          <tbody className="divide-y [&_td]:px-5 [&_td]:py-2">
            {people.map(({ accountStatus, id: member, isFirstAdmin, lastSignInAt, name, roleId, status }) => (
              <tr key={member}>
                <td>{name}</td>
                <td>
                  {roleName(roleId)}
                  {isFirstAdmin === 1 && <span className="text-muted-foreground">{t("inspected:people.first")}</span>}
                </td>
                <td>
                  {status === 1 && accountStatus === userStatuses.active ? (
                    t("inspected:people.canSignIn")
                  ) : (
                    <span className="text-danger">
                      {accountStatus === userStatuses.active
                        ? t("shutOut")
                        : t(`accountState.${accountStateOf(accountStatus)}`)}
                    </span>
                  )}
                </td>
                <td className="tnum text-muted-foreground">
                  {lastSignInAt === null
                    ? t("none")
                    : `${slashDate(dayOfInstant(lastSignInAt))} ${clockTime(lastSignInAt)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      {total > people.length && (
        <p className="border-t px-5 py-3 text-xs text-muted-foreground">
          {t("inspected:people.more", { count: total - people.length })}
        </p>
      )}
    </Card>
  )
}
