import { createFileRoute, getRouteApi } from "@tanstack/react-router"
import { PlansExplained, SubscriptionPage } from "@/features/registration/subscription-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

const route = getRouteApi("/subscription-intro")

export const Route = createFileRoute("/subscription-intro")({
  loader: async () => {
    const { plansQuery } = await import("@/features/registration/registration-queries.ts")
    const { queryClient } = await import("@/lib/query-client.ts")
    const [plans] = await Promise.all([queryClient.fetchQuery(plansQuery), loadTexts("registration", "session")])
    return plans
  },
  component: () => (
    <SubscriptionPage plans={route.useLoaderData()}>
      <PlansExplained />
    </SubscriptionPage>
  ),
})
