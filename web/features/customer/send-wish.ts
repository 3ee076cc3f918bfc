/** The request of a wish: a new arrangement, a change of one without times, or a request about one that has times. */
import { editScopes } from "#modules/kernel/codes/project.ts"
import { scheduling } from "@/features/scheduling/client.ts"
import { data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import type { WeekSite } from "./week-query.ts"
import { validDraft, type WishDraft, type WishTask, wishBody } from "./wish-draft.ts"

const contract = async () => (await import("#modules/scheduling/contract.ts")).schedulingContract

export const sendingOf = (
  site: { readonly id: WeekSite["id"]; readonly countsHeads: boolean },
  task: WishTask | undefined,
  draft: WishDraft,
) => {
  const changes = wishBody(validDraft(task, draft.day), draft, site.countsHeads)
  if (task === undefined) {
    return writing({
      schema: async () => (await contract()).createTask.body,
      body: {
        constructionSiteId: site.id,
        startDate: draft.day,
        ...(draft.to === "" || draft.to === draft.day ? {} : { endDate: draft.to }),
        ...changes,
      },
      send: (body, extraHeaders): Promise<unknown> => data(scheduling.createTask({ body, extraHeaders })),
    })
  }
  const isMoved = draft.day !== task.day
  const asked = {
    ...changes,
    ...(isMoved ? { date: { from: draft.day, to: null } } : {}),
    ...(draft.comment.trim() === "" ? {} : { comment: draft.comment }),
  }
  const scope = draft.scope === editScopes.one ? {} : { mode: draft.scope }
  return writing({
    schema: async () => (await contract()).updateTask.body,
    body: task.hasTimes
      ? { version: task.version, ...scope, metadataCustomerUpdate: asked }
      : { version: task.version, ...changes, ...(isMoved ? { startDate: draft.day } : {}) },
    send: (body, extraHeaders): Promise<unknown> =>
      data(scheduling.updateTask({ params: { id: task.id }, body, extraHeaders })),
  })
}
