/** Calls of long jobs. */
export const jobCalls = {
  job: { method: "GET", path: "/nest/job/:id" },
} as const
