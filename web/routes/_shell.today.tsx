import { createFileRoute } from "@tanstack/react-router"
import { TodayScreen } from "@/features/timekeeping/today/today-screen.tsx"

/** 今日 (D110). Stands at once with what the device has; the company's answer comes over it. */
export const Route = createFileRoute("/_shell/today")({
  loader: async ({ context }) => {
    const { loadToday } = await import("@/features/timekeeping/today/load-today.ts")
    await loadToday(context.queryClient)
  },
  component: TodayScreen,
})
