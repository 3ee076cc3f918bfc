import { createFileRoute } from "@tanstack/react-router"
import { AttendancePage } from "@/features/timekeeping/attendance/attendance-page.tsx"
import { readSearch } from "@/features/timekeeping/attendance/attendance-search.ts"
import { loadTexts } from "@/i18n/i18n.ts"

/** 勤務表 */
export const Route = createFileRoute("/_shell/salary")({
  validateSearch: readSearch,
  loader: () => loadTexts("attendance", "today", "list"),
  component: AttendancePage,
})
