/** Papers go to the other side by mail (PAPER-09): each receiver gets each paper, or the one whose file he is to get. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type FieldError, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { papersCalls } from "../calls.ts"
import type { SendPapers } from "../contract/letter.ts"
import type { PaperRow } from "../model.ts"
import { paperPolicy } from "../policy.ts"
import { queueLetter } from "./queue-letter.ts"
import { receiversOf } from "./receivers.ts"
import { seenPaper } from "./seen-paper.ts"

type Receiver = SendPapers["receivers"][number]

/** The paper whose file an address is, whatever stands before its path. */
const isFileOf = (fileUrl: string, { id }: PaperRow) => {
  const path = papersCalls.pdf.path.replace(":id", String(id))
  return fileUrl === path || fileUrl.endsWith(`/api${path}`)
}
const partyOf = ({ partnerId, staffId }: PaperRow) => `${partnerId} ${staffId}`

/** Who gets which papers. Nobody gets another party's: papers of several parties name whose file goes to whom. */
const dealt = (rows: ReadonlyArray<PaperRow>, receivers: ReadonlyArray<Receiver>) => {
  const isOneParty = new Set(rows.map(partyOf)).size === 1
  const faults: Array<FieldError> = []
  const letters = receivers.flatMap((to, n) => {
    const { fileUrl } = to
    const own = fileUrl === undefined ? rows : rows.filter((row) => isFileOf(fileUrl, row))
    if (fileUrl === undefined && !isOneParty)
      faults.push({ field: `receivers.${n}.fileUrl`, message: messageKey("required") })
    else if (own.length === 0) faults.push({ field: `receivers.${n}.fileUrl`, message: messageKey("notChoice") })
    return own.map((row) => ({ row, to, n }))
  })
  return { letters, faults }
}

const mayBeSent = Effect.fnUntraced(function* (id: number) {
  const { row, subject } = yield* seenPaper(id)
  yield* authorize(paperPolicy, "send", subject)
  return row
})

/** Fails with Paper_Missing, Permission_Denied (a paper that nobody may send yet, too), Invalid_Input by the field, Maximum_Request. */
export const sendPapers = Effect.fn("Papers.sendMail")(function* (asked: SendPapers) {
  const { personId } = yield* CurrentActor
  const rows = yield* Effect.forEach(asked.paperIds, mayBeSent)
  const { faults, letters } = dealt(rows, asked.receivers)
  const known = new Map<string, ReadonlySet<number | null>>()
  for (const row of rows)
    if (!known.has(partyOf(row))) known.set(partyOf(row), new Set((yield* receiversOf(row)).map(({ id }) => id)))
  for (const { n, row, to } of letters)
    if (to.id != null && known.get(partyOf(row))?.has(to.id) !== true)
      faults.push({ field: `receivers.${n}.id`, message: messageKey("notChoice") })
  if (faults.length > 0) return yield* refuse("Invalid_Input", faults)
  const words = { subject: asked.subject, message: asked.html ?? "", replyTo: asked.replyToEmail ?? null }
  for (const { row, to } of letters) {
    const receiver = {
      id: to.id ?? null,
      email: to.email,
      name: to.name === undefined || to.name === "" ? null : to.name,
    }
    yield* queueLetter(row, receiver, words, personId)
    yield* tell(
      { action: "paper.send", subject: `paper:${row.id}`, after: { email: to.email, name: receiver.name } },
      { topic: "PaperChanged", body: { companyId: row.companyId, paperId: row.id } },
    )
  }
  return { sent: letters.length }
})

/** Whom a paper that one sees can be sent to. Fails with Paper_Missing. */
export const paperReceivers = Effect.fn("Papers.paperReceivers")(function* (id: number) {
  return yield* receiversOf((yield* seenPaper(id)).row)
})
