import { createFileRoute } from "@tanstack/react-router"
import { SettingsPage } from "@/features/settings/settings-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/_shell/setting")({
  loader: async () => {
    const { loadSettings } = await import("@/features/settings/load-settings.ts")
    await Promise.all([loadSettings(), loadTexts("settings", "form", "people", "registration")])
  },
  component: SettingsPage,
})
