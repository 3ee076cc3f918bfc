import { createFileRoute } from "@tanstack/react-router"
import { PermissionPage } from "@/features/permission/permission-page.tsx"
import type { PermissionSearch } from "@/features/permission/permission-search.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_shell/permission")({
  validateSearch: (search: PermissionSearch) => search,
  loader: async () => {
    const { loadPermission } = await import("@/features/permission/permission-query.ts")
    await loadPermission()
  },
  component: PermissionPage,
})
