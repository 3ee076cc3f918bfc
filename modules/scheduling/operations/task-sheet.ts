/** 手配書: an arrangement as its reader may see it, to look at before it goes out, and as a file (TASK-37, TASK-38). */
import { Effect } from "effect"
import { actorForOperator, companyById } from "#modules/companies/index.ts"
import { Documents, type PaperRequest } from "#modules/documents/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { NotEnclosed } from "#modules/notifications/index.ts"
import { staffIdOfPerson } from "#modules/people/index.ts"
import type { TaskPrint } from "../contract/task-mail.ts"
import { asItsCustomer } from "../policy/customer-side.ts"
import { needsRecord, taskPolicy } from "../policy.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { sheetById } from "../repository/task-sheets.ts"
import { printOf } from "../views/task-print.ts"
import { seenTask, showFreshly } from "../views/task-view.ts"
import { blame } from "./blame.ts"
import { receiversOfTask } from "./task-receivers.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"

/** What whoever sends may send. Fails with Task_Not_Found, Permission_Denied, Task_Deleted. */
export const taskToSend = Effect.fn("Scheduling.taskToSend")(function* (id: number) {
  const viewer = yield* whoAsks()
  const row = yield* seenTask(viewer, id)
  yield* authorize(taskPolicy, "send", subjectOf(viewer, row))
  if (row.status === 0) return yield* refuse("Task_Deleted")
  return { viewer, row }
})

/** As whom a sheet is read: himself, or the customer where there is no account. Fails with Not_Found for who may not see it. */
const readerOf = Effect.fnUntraced(function* (viewer: Viewer, row: TaskRow, personId: number | null) {
  const { companyId } = viewer.actor
  if (personId === null) {
    const reader: Viewer = { actor: asItsCustomer(viewer.actor, row.customerId), own: null }
    return reader
  }
  const actor = yield* actorForOperator(companyId, personId).pipe(
    Effect.mapError(() => new Refused({ code: "Not_Found" })),
  )
  const own = needsRecord(actor) ? yield* staffIdOfPerson(companyId, personId) : null
  const reader: Viewer = { actor, own }
  if (taskPolicy.actions.read(actor, subjectOf(reader, row)) !== true) return yield* refuse("Not_Found")
  return reader
})

/** What of the arrangement this reader is shown. Fails with Not_Found for who may not see it. */
export const printFor = Effect.fn("Scheduling.printFor")(function* (
  viewer: Viewer,
  row: TaskRow,
  personId: number | null,
) {
  const reader = yield* readerOf(viewer, row, personId)
  const company = yield* found(companyById(viewer.actor.companyId))
  return printOf(yield* showFreshly(reader, row), { name: company.name, today: yield* todayInJapan })
})

/** The sheet of a reader and whom it can go to. Fails as `taskToSend` does, and with Not_Found at `receiverId`. */
export const taskSheet = Effect.fn("Scheduling.taskSheet")(function* (id: number, receiverId: number | undefined) {
  const { viewer, row } = yield* taskToSend(id)
  const print = yield* printFor(viewer, row, receiverId ?? null).pipe(
    Effect.catchTag("Refused", () => blame("Not_Found", "receiverId")),
  )
  return { print, receivers: yield* receiversOfTask(viewer.actor.companyId, row) }
})

export const sheetName = ({ siteName, day }: Pick<TaskPrint, "siteName" | "day">) =>
  `${`手配書_${siteName}_${day}`.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, " ")}.pdf`
const requestOf = (view: TaskPrint, createdAt: string): PaperRequest => ({
  template: new URL("../documents/task-sheet.tsx", import.meta.url),
  view,
  meta: {
    title: `手配書 ${view.siteName} ${view.day}`,
    author: view.companyName,
    subject: `${view.siteName} ${view.day}`,
    keywords: ["手配書", view.siteName, view.day, view.companyName].join(", "),
    language: "ja",
    createdAt,
  },
})

/** What a mail encloses: the sheet as it was when it was sent. */
export const sheetEnclosure = Effect.fn("Scheduling.sheetEnclosure")(function* (companyId: number, id: number) {
  const documents = yield* Documents
  const sheet = yield* sheetById(companyId, id)
  if (sheet === undefined) return yield* new NotEnclosed({ isFinal: true })
  return Effect.mapError(
    documents.render(requestOf(sheet.view, sheet.madeAt)),
    (fault) => new NotEnclosed({ isFinal: fault._tag === "PaperNotDrawn" && !fault.isLate }),
  )
})

const busy = new Refused({ code: "Service_Unavailable", retryAfterSeconds: 30 })
/** The sheet of a reader as a file. Fails as `taskSheet` does; its bytes with Service_Unavailable while too many are drawn. */
export const taskSheetPdf = Effect.fn("Scheduling.taskSheetPdf")(function* (
  id: number,
  receiverId: number | undefined,
) {
  const documents = yield* Documents
  const { print } = yield* taskSheet(id, receiverId)
  const bytes = Effect.catchTags(documents.render(requestOf(print, `${yield* todayInJapan}T00:00:00.000Z`)), {
    DocumentsBusy: () => Effect.fail(busy),
    PaperNotDrawn: (fault) => (fault.isLate ? Effect.fail(busy) : Effect.die(fault)),
  })
  return { bytes, fileName: sheetName(print) }
})
