import { QueryClient } from "@tanstack/react-query"

const seconds = 1000
const hours = 60 * 60 * seconds

/**
 * The cache of server data (UI-06): no retries, no refetch on focus, kept for 24 hours.
 *
 * Fresh for 30 seconds: moving between screens within that time asks nothing again. A failing network shows at once and
 * beside the old content, instead of pausing silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: "always",
      staleTime: 30 * seconds,
      gcTime: 24 * hours,
    },
    mutations: { retry: false, networkMode: "always", gcTime: 0 },
  },
})
