import { useTranslation } from "react-i18next"
import { type BreakDuty, dutyRoleIds } from "#modules/companies/codes.ts"
import { useRoleName } from "@/lib/use-role-name.ts"

/** Whose breaks: a role by the company's own word, or 職長, which is a duty and no role. */
export const useDutyName = () => {
  const { t } = useTranslation("settings")
  const roleName = useRoleName()
  return (duty: BreakDuty) => {
    const id = dutyRoleIds[duty]
    return id === null ? t("leader") : roleName(id)
  }
}
