import { createFileRoute } from "@tanstack/react-router"
import type { NoticeSearch } from "@/features/notices/notice-search.ts"
import { NoticesPage } from "@/features/notices/notices-page.tsx"

/** Its address and its texts are read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_shell/notification")({
  validateSearch: (search: NoticeSearch) => search,
  component: NoticesPage,
})
