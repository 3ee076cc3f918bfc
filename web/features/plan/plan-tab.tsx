import { getRouteApi } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { settingSearch } from "@/features/settings/setting-search.ts"
import { PageHead } from "@/features/shell/page-head.tsx"
import { SettingTabs } from "@/features/shell/setting-tabs.tsx"
import { PlanPanel } from "./plan-panel.tsx"

const route = getRouteApi("/_shell/setting")

/** 設定 > プラン (SET-06): the plan that the company has, what it pays for it, and what it can order. */
export function PlanTab() {
  const { t } = useTranslation("settings")
  const { open } = settingSearch({ ...route.useSearch() })
  return (
    <div className="flex flex-col pb-6">
      <PageHead title={t("title")} />
      <SettingTabs at="plan" />
      <div className="px-5 max-md:px-4">
        <PlanPanel {...(open === undefined ? {} : { opens: open })} />
      </div>
    </div>
  )
}
