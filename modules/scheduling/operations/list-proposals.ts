/** The history of what customers wanted: of one arrangement for the company, of all of its own for a customer. */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { ProposalQuery, ProposalView } from "../contract/proposal.ts"
import { seesTimes } from "../policy/customer-side.ts"
import { answersWishes, customerOf, proposalPolicy } from "../policy/proposal-policy.ts"
import { taskPolicy } from "../policy.ts"
import { type ProposalRow, proposalRows, waitingProposals } from "../repository/proposals.ts"
import { seenTask } from "../views/task-view.ts"
import { subjectOf, whoAsks } from "./viewer.ts"

const viewsOf = Effect.fn("Scheduling.proposalViews")(function* (actor: Actor, rows: ReadonlyArray<ProposalRow>) {
  const ids = rows.flatMap(({ createdBy, answeredBy }) => (answeredBy === null ? [createdBy] : [createdBy, answeredBy]))
  const people = ids.length === 0 ? [] : yield* peopleByIds([...new Set(ids)])
  const nameOf = (id: number | null) => people.find((one) => one.id === id)?.name ?? null
  return rows.map(
    (row): ProposalView => ({
      id: row.id,
      taskId: row.taskId,
      status: row.status,
      createdAt: row.createdAt,
      customerUpdatedAt: row.updatedAt,
      dataUpdate: row.dataUpdate,
      dataOrigin: row.dataOrigin,
      comment: row.comment,
      reason: row.reason,
      settledFrom: seesTimes(actor, row) ? row.settledFrom : null,
      settledTo: seesTimes(actor, row) ? row.settledTo : null,
      answeredAt: row.answeredAt,
      createdBy: nameOf(row.createdBy) ?? "",
      answeredBy: nameOf(row.answeredBy),
      day: row.day,
      constructionSiteId: row.siteId,
      constructionSiteName: row.siteName,
    }),
  )
})
/** As many as one arrangement is looked at for. */
const mostOfTask = 500

/** Newest first. Fails with Task_Not_Found, Permission_Denied. */
export const proposalHistory = Effect.fn("Scheduling.proposalHistory")(function* (id: number) {
  const viewer = yield* whoAsks()
  const row = yield* seenTask(viewer, id)
  const actor = yield* authorize(taskPolicy, "history", subjectOf(viewer, row))
  return yield* viewsOf(actor, yield* proposalRows(actor.companyId, { taskId: id, offset: 0, limit: mostOfTask }))
})

/** Fails with Permission_Denied. */
export const listProposals = Effect.fn("Scheduling.listProposals")(function* (asked: ProposalQuery) {
  const actor = yield* authorize(proposalPolicy, "list", undefined)
  const page = pageAsked(asked)
  const rows = yield* proposalRows(actor.companyId, {
    customerId: customerOf(actor) ?? undefined,
    status: asked.status,
    siteId: asked.constructionSiteId,
    offset: page.offset,
    limit: page.limit,
  })
  return pageOf(page, yield* viewsOf(actor, rows), rows[0]?.total ?? 0)
})

/** How many wait for an answer of this person; nothing for who answers none. */
export const waitingWishes = Effect.fn("Scheduling.waitingWishes")(function* (actor: Actor) {
  return answersWishes(actor) ? { calendar: yield* waitingProposals(actor.companyId) } : {}
})
