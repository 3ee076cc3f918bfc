import { implement } from "../http/serve.ts"
import { jobContract } from "./contract.ts"
import { Jobs, type Restarts } from "./jobs.ts"

/** `restarts` comes from the definitions, which the kernel doesn't know. */
export const jobRoutes = <R>(restarts: Restarts<R>) =>
  implement(jobContract, {
    job: ({ params }) => Jobs.show(params.id),
    jobs: ({ query: { state, ...page } }) =>
      Jobs.list({ ...page, ...(state === undefined ? {} : { states: [state] }) }),
    retry: ({ params }) => Jobs.retry(restarts)(params.id),
    cancel: ({ params }) => Jobs.cancel(params.id),
  })
