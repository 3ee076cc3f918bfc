import { createFileRoute } from "@tanstack/react-router"
import { MyPage } from "@/features/account/my-page.tsx"

export const Route = createFileRoute("/_shell/mypage")({
  loader: async () => {
    const { loadOwnProfile } = await import("@/features/account/profile-queries.ts")
    await loadOwnProfile()
  },
  component: MyPage,
})
