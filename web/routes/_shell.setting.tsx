import { createFileRoute } from "@tanstack/react-router"
import { settingSearch } from "@/features/settings/setting-search.ts"
import { SettingsPage } from "@/features/settings/settings-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/_shell/setting")({
  validateSearch: settingSearch,
  loader: async () => {
    const { loadSettings } = await import("@/features/settings/load-settings.ts")
    await Promise.all([loadSettings(), loadTexts("settings", "form", "people", "registration", "plan", "list")])
  },
  component: SettingsPage,
})
