import { createFileRoute } from "@tanstack/react-router"
import type { JobSearch } from "@/features/jobs/job-search.ts"
import { JobsPage } from "@/features/jobs/jobs-page.tsx"

/** Its address and its texts are read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_shell/jobs")({
  validateSearch: (search: JobSearch) => search,
  component: JobsPage,
})
