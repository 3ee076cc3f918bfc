/** Calls of long jobs. */
export const jobCalls = {
  jobs: { method: "GET", path: "/nest/job" },
  retry: { method: "POST", path: "/nest/job/:id/retry" },
  cancel: { method: "POST", path: "/nest/job/:id/cancel" },
  job: { method: "GET", path: "/nest/job/:id" },
} as const
