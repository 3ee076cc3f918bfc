import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { may, mayEdit } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { type Access, staffKey } from "../staff-queries.ts"

interface LineProps {
  readonly title: string
  readonly now: string
  readonly action: string
  readonly isBusy: boolean
  readonly onPress: () => void
}
function Line({ title, now, action, isBusy, onPress }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-muted-foreground">{title}</span>
      <span className="font-medium">{now}</span>
      <Button variant="outline" size="sm" className="ml-auto" busy={isBusy} onClick={onPress}>
        {action}
      </Button>
    </div>
  )
}

/** Whether he sees the management report, and whether he changes other admins: each where the reader may say so. */
export function Switches({ access }: { readonly access: Access }) {
  const { t } = useTranslation("access")
  const { id, name, version } = access
  const shared = { invalidates: [staffKey], done: t("saved", { name }) }
  const revenue = useWrite({
    ...shared,
    write: (isDisableViewRevenue: 0 | 1, extraHeaders) =>
      data(people.updateViewBlock({ body: { userId: id, version, isDisableViewRevenue }, extraHeaders })),
  })
  const supervising = useWrite({
    ...shared,
    write: (isSupervisingAdmin: 0 | 1, extraHeaders) =>
      data(people.updateUser({ params: { id }, body: { version, isSupervisingAdmin }, extraHeaders })),
  })
  const isHidden = access.isDisableViewRevenue === 1
  const supervises = access.isSupervisingAdmin === 1
  return (
    <>
      {may(access, "limitRevenue") && !supervises && (
        <Line
          title={t("revenue")}
          now={t(isHidden ? "revenueHidden" : "revenueShown")}
          action={t(isHidden ? "showRevenue" : "hideRevenue")}
          isBusy={revenue.isPending}
          onPress={() => revenue.mutate(isHidden ? 0 : 1)}
        />
      )}
      {mayEdit(access, "isSupervisingAdmin") && (
        <Line
          title={t("supervising")}
          now={t(supervises ? "supervisingOn" : "supervisingOff")}
          action={t(supervises ? "stopSupervise" : "letSupervise")}
          isBusy={supervising.isPending}
          onPress={() => supervising.mutate(supervises ? 0 : 1)}
        />
      )}
    </>
  )
}
