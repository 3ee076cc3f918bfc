import { implement } from "../http/serve.ts"
import { jobContract } from "./contract.ts"
import { Jobs } from "./jobs.ts"

export const jobRoutes = implement(jobContract, { job: ({ params }) => Jobs.show(params.id) })
