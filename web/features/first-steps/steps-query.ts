import { queryOptions } from "@tanstack/react-query"
import { data, workspaces } from "@/lib/client.ts"

const fetchSteps = async () => (await data(workspaces.firstSteps())).steps
export type Step = Awaited<ReturnType<typeof fetchSteps>>[number]

/** What the company has done of its first steps; read again when a site, a person, an arrangement or a press comes. */
export const stepsQuery = queryOptions({ queryKey: ["first-steps"], queryFn: fetchSteps, staleTime: 0 })

/** The step that is to be done now: the first that is not. */
export const currentOf = (steps: ReadonlyArray<Step>) => steps.find(({ isDone }) => !isDone)?.key

/** What a step needs before it can be done. */
const needs: Readonly<Record<Step["key"], ReadonlyArray<Step["key"]>>> = {
  site: [],
  people: [],
  task: ["site", "people"],
  punch: ["task"],
}
export const missingFor = (key: Step["key"], steps: ReadonlyArray<Step>) =>
  needs[key].filter((needed) => steps.some((step) => step.key === needed && !step.isDone))
