import { useTranslation } from "react-i18next"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { FieldsCard } from "./fields-card.tsx"
import { type OwnVendor, ownProfileQuery } from "./profile-queries.ts"

/** A vendor's own wish (VEN-04): whether it takes part in a site without being asked. Taken back by a second tick. */
export function AutoJoinCard({ vendor }: { readonly vendor: OwnVendor }) {
  const { t } = useTranslation("mypage")
  const { company } = useWorkspace()
  const write = useWrite({
    write: (isOn: boolean, extraHeaders) =>
      data(
        people.setVendor({
          body: { id: vendor.id, version: vendor.version, isSettingAutoJoinProject: isOn ? 1 : 0 },
          extraHeaders,
        }),
      ),
    invalidates: [ownProfileQuery.queryKey],
    done: t("saved"),
  })
  return (
    <FieldsCard title={t("autoJoin")} detail={t("autoJoinNote", { company: company.name })}>
      <Checkbox
        checked={vendor.isSettingAutoJoinProject === 1}
        disabled={write.isPending}
        onCheckedChange={(isOn) => write.mutate(isOn)}
      >
        {t("autoJoinTick")}
      </Checkbox>
    </FieldsCard>
  )
}
