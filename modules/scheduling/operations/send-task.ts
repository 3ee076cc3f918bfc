/** An arrangement goes out by mail (TASK-37): each receiver gets a mail of his own, with the sheet as he may see it. */
import { Effect } from "effect"
import { companyById } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import { type FieldError, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { queueMail, refuseManyMails } from "#modules/notifications/index.ts"
import { partnersPersonAt } from "#modules/people/index.ts"
import { schedulingCalls } from "../calls.ts"
import type { SendTask, TaskPrint } from "../contract/task-mail.ts"
import { taskLetter } from "../mail/task-letter.ts"
import { insertSheet } from "../repository/task-sheets.ts"
import { receiversOfTask } from "./task-receivers.ts"
import { printFor, taskToSend } from "./task-sheet.ts"

const kind = "task"

/** The address of a receiver's file, whatever stands before its path. */
const isFileOf = (fileUrl: string, taskId: number, receiverId: number | null) => {
  const path = schedulingCalls.taskSheetPdf.path.replace(":id", String(taskId))
  const own = receiverId === null ? path : `${path}?receiverId=${receiverId}`
  return fileUrl === own || fileUrl.endsWith(`/api${own}`)
}

/** Fails with Task_Not_Found, Permission_Denied, Task_Deleted, Invalid_Input (a receiver who may not see it), Maximum_Request. */
export const sendTask = Effect.fn("Scheduling.sendTask")(function* (asked: SendTask) {
  const { viewer, row } = yield* taskToSend(asked.taskId)
  const { companyId, personId } = viewer.actor
  const known = yield* receiversOfTask(companyId, row)
  const faults: Array<FieldError> = []
  const letters: Array<{
    readonly email: string
    readonly id: number | null
    readonly name: string | null
    readonly print: TaskPrint
  }> = []
  for (const [n, { email, fileUrl, id = null }] of asked.receivers.entries()) {
    const listed = known.find((one) => (id === null ? one.email.toLowerCase() === email.toLowerCase() : one.id === id))
    // Somebody's own sheet goes to his own address.
    if (id !== null && listed?.email.toLowerCase() !== email.toLowerCase()) {
      faults.push({ field: `receivers.${n}.id`, message: messageKey("notChoice") })
      continue
    }
    if (fileUrl !== undefined && !isFileOf(fileUrl, row.id, id)) {
      faults.push({ field: `receivers.${n}.fileUrl`, message: messageKey("notChoice") })
      continue
    }
    letters.push({ email, id, name: listed?.name ?? null, print: yield* printFor(viewer, row, id) })
  }
  if (faults.length > 0) return yield* refuse("Invalid_Input", faults)
  const company = yield* found(companyById(companyId))
  const sender = yield* personWithPreferences(personId)
  const message = (asked.html ?? "").split("\n").filter((line) => line.trim() !== "")
  for (const { email, id, name, print } of letters) {
    yield* refuseManyMails(companyId, kind, email)
    const language = id === null ? ("ja" as const) : (yield* personWithPreferences(id)).language
    const sheetId = yield* insertSheet(companyId, row.id, print)
    yield* queueMail({
      kind,
      companyId,
      to: { email, name, personId: id ?? (yield* partnersPersonAt(companyId, email)) },
      from: { personId, name: company.name, replyTo: asked.replyToEmail ?? sender.email },
      language,
      content: taskLetter(language, asked.subject, {
        companyName: company.name,
        siteName: print.siteName,
        day: print.day,
        message,
      }),
      secret: null,
      uselessAt: null,
      enclosures: [{ kind: "taskSheet", id: sheetId, name: asked.fileName ?? `${asked.subject}.pdf` }],
    })
  }
  yield* tell({
    action: "task.send",
    subject: `task:${row.id}`,
    after: { subject: asked.subject, to: letters.map(({ email }) => email) },
  })
  return { sent: letters.length }
})
