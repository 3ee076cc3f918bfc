import { createFileRoute } from "@tanstack/react-router"
import { jobSearch } from "@/features/jobs/job-search.ts"
import { JobsPage } from "@/features/jobs/jobs-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/_shell/jobs")({
  validateSearch: jobSearch,
  loader: () => loadTexts("jobs"),
  component: JobsPage,
})
