import { createFileRoute } from "@tanstack/react-router"
import { PlanTab } from "@/features/plan/plan-tab.tsx"
import { type SettingSearch, settingSearch } from "@/features/settings/setting-search.ts"
import { SettingsPage } from "@/features/settings/settings-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_shell/setting")({
  validateSearch: (search: SettingSearch) => search,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ deps: { tab } }) => {
    const { loadSettings } = await import("@/features/settings/load-settings.ts")
    const texts = loadTexts("settings", "form", "people", "registration", "plan", "list", "bills", "billing", "journal")
    // A company that was stopped comes here to pay: nothing else of it is asked for.
    await Promise.all([tab === "plan" ? undefined : loadSettings(), texts])
  },
  component: Setting,
})

/** The plan has a tab of its own: a company that was stopped sees that one alone. */
function Setting() {
  return settingSearch({ ...Route.useSearch() }).tab === "plan" ? <PlanTab /> : <SettingsPage />
}
