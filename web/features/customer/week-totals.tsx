import { useTranslation } from "react-i18next"
import { headsOf, startOf } from "./site-week.tsx"
import type { Week } from "./week-query.ts"

/** 2現場　のべ30名　調整中1・お願い中1 */
export function WeekTotals({ week }: { readonly week: Week }) {
  const { t } = useTranslation("customer")
  const sites = new Set(week.tasks.map(({ constructionSiteId }) => constructionSiteId)).size
  const heads = week.tasks.reduce((sum, task) => sum + headsOf(task), 0)
  const open = week.tasks.filter((task) => !task.isHeld && startOf(task) === undefined).length
  const held = week.tasks.filter(({ isHeld }) => isHeld).length
  const asked = week.tasks.filter((task) => task.metadataCustomerUpdate != null).length
  const waits = [
    ...(open > 0 ? [t("openCount", { count: open })] : []),
    ...(held > 0 ? [t("heldCount", { count: held })] : []),
    ...(asked > 0 ? [t("askedCount", { count: asked })] : []),
  ]
  return (
    <span className="tnum ml-3">
      {t("siteCount", { count: sites })}　{t("headCount", { count: heads })}
      {waits.length > 0 && <b className="ml-3 text-warning">{waits.join("・")}</b>}
    </span>
  )
}
