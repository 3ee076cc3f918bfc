import type { TFunction } from "i18next"
import { may } from "@/lib/permissions.tsx"
import type { CompanyPlan } from "./plan-query.ts"

/** Whose the plan is to change; to whoever may not, who can (D101). */
export const askWords = (plan: CompanyPlan, t: TFunction<"plan">): string => {
  if (may(plan, "change") || may(plan, "addMembers")) return t("adminOnly")
  return plan.admins.length === 0 ? t("askAdmin") : t("askAdmins", { names: plan.admins.join("、") })
}
