/** On what the window of a wish opens, also for 「お願いし直す」 of a refused request. */
import { isMade } from "@/features/scheduling/wishes/request-row.tsx"
import type { Proposal } from "@/features/scheduling/wishes/requests-query.ts"
import type { Week, WeekSite, WeekTask } from "./week-query.ts"

export interface Wish {
  readonly site: WeekSite
  /** Undefined where something new is asked for. */
  readonly task: WeekTask | undefined
  readonly day: string
  /** What was refused and is asked for once more. */
  readonly again?: Proposal["dataUpdate"]
}

/** A site, or the place of a small job. */
export const placeOf = ({ sites, smallJobs }: Pick<Week, "sites" | "smallJobs">, id: number) =>
  [...sites, ...smallJobs].find((place) => place.id === id)

/** The arrangement as this week has it; a refused request is laid over the one that it was about, never over another. */
export const wishOfTask = (week: Week, taskId: number, refused: Proposal | undefined): Wish | undefined => {
  const task = week.tasks.find(({ id }) => id === taskId)
  const site = task === undefined ? undefined : placeOf(week, task.constructionSiteId)
  if (task === undefined || site === undefined) return undefined
  return { site, task, day: task.day, ...(refused?.taskId === taskId ? { again: refused.dataUpdate } : {}) }
}

/** Of what is past or was called off nothing is changed: it is asked for anew. */
export const isAskedAnew = (request: Proposal, today: string) => request.day < today || isMade(request)

/** The new request out of a refused one; undefined where its site takes none any more. */
export const wishAnew = ({ sites }: Pick<Week, "sites">, request: Proposal, today: string): Wish | undefined => {
  const site = sites.find(({ id }) => id === request.constructionSiteId)
  if (site === undefined) return undefined
  return { site, task: undefined, day: request.day >= today ? request.day : today, again: request.dataUpdate }
}
