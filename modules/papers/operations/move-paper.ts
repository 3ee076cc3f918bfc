/** The life of a paper (D24): handed in, taken back, approved or refused, taken up again, removed, paid. */
import { Effect } from "effect"
import { addMonths } from "#modules/kernel/civil-day.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { allowed, authorize, found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { noYen } from "#modules/kernel/yen.ts"
import { paidStates, paperStatuses } from "../codes.ts"
import type { PaymentStatus, UpdateStatus } from "../contract/paper-input.ts"
import type { PaperRow, PaperSubject } from "../model.ts"
import { paperPolicy } from "../policy.ts"
import { editionsOf, type PaperPatch, savePaper } from "../repository/papers.ts"
import { paperKinds } from "../rules/kinds.ts"
import { type Move, moves, moveTo } from "../rules/moves.ts"
import type { Told } from "../views/notice-words.ts"
import { refuseChangedWork } from "./changed-work.ts"
import { mailByItself } from "./mail-by-itself.ts"
import { heldPaper } from "./seen-paper.ts"
import { paperNow } from "./show-paper.ts"
import { tellAbout } from "./tell-about.ts"
import { refuseBilledTwice } from "./write-paper.ts"

/** What a paper lacks that its reader needs to pay it: it is handed in with all of it or not at all. */
const refuseIncomplete = Effect.fnUntraced(function* ({ dueOn, payTo }: PaperRow, { type }: PaperSubject) {
  const lacking = [
    ...(type === "invoice" && dueOn === null ? ["dueDate"] : []),
    ...(type === "invoice" && payTo === "" ? ["payTo"] : []),
  ]
  if (lacking.length > 0)
    return yield* refuse(
      "Invalid_Input",
      lacking.map((field) => ({ field, message: messageKey("required") })),
    )
})

/** Stored, by a person or (null) by whoever holds the link of a mail. */
export const stored = Effect.fn("Papers.stored")(function* (
  before: PaperRow,
  action: string,
  next: PaperPatch,
  by: number | null,
) {
  const { companyId } = before
  const at = yield* instantNow
  const after = yield* found(savePaper(companyId, before.id, { ...next, toldBy: by, toldAt: at }))
  yield* tell(
    { action: `paper.${action}`, subject: `paper:${before.id}`, before, after },
    { topic: "PaperChanged", body: { companyId, paperId: before.id } },
  )
  return after
})

/** The edition that was in force until now: it stays readable, and adds to nothing. Gives what was paid for it, which the new one goes on from. */
const replaceEarlier = Effect.fnUntraced(function* ({ companyId, edition, no, total }: PaperRow, by: number | null) {
  const earlier = (yield* editionsOf(companyId, no)).find(
    (one) => one.edition < edition && one.status === paperStatuses.active && !one.isReplaced,
  )
  if (earlier === undefined) return {}
  yield* stored(earlier, "replace", { isReplaced: true }, by)
  const paidBefore = earlier.isPaid ? earlier.total : earlier.paidBefore
  // The same amount is paid as it was; of another one the rest is still to be paid, or to be given back.
  const isSettled = earlier.isPaid && total === paidBefore
  return { paidBefore, ...(isSettled ? { isPaid: true, paidOn: earlier.paidOn } : {}) }
})

/** An answer that is taken up again is one no longer; the audit has it. */
const noAnswer = { answer: null, answeredBy: null, answeredName: null, answeredAt: null, answerReason: null } as const

/** Moved and told; `beside` is what the move brings with it. */
export const moved = Effect.fn("Papers.moved")(function* (
  before: PaperRow,
  subject: PaperSubject,
  move: Move,
  reason: string | undefined,
  by: number | null,
  beside: PaperPatch = {},
  says: Move | Told = move,
) {
  const status = paperStatuses[moves[move].to]
  if (move === "submit") yield* refuseIncomplete(before, subject)
  // The other side's word is to what it read; what we hand in and approve is the work as it is.
  if (move === "submit" || (move === "approve" && paperKinds[subject.type].agreed === "inside"))
    yield* refuseChangedWork(before, subject)
  const paid = move === "approve" ? yield* replaceEarlier(before, by) : {}
  const isDecision = move === "approve" || move === "reject"
  const next = {
    status,
    ...(isDecision ? { decidedBy: by, decidedAt: yield* instantNow } : {}),
    ...(move === "reject" ? { reason: reason ?? null } : {}),
    ...(move === "approve" || move === "submit" ? { reason: null } : {}),
    ...(move === "backToDraft" ? noAnswer : {}),
    ...paid,
    ...beside,
  }
  const after = yield* stored(before, move, next, by)
  // Shifts of what was removed, or fell out of a new edition, can be billed again.
  if (move === "approve" || move === "remove") yield* refuseBilledTwice(after)
  yield* tellAbout(after, says, reason, by)
  const { agreed } = paperKinds[subject.type]
  // It reaches the other side by this move, and not by a word of its own.
  if (agreed === "inside" ? move === "approve" : move === "submit") yield* mailByItself(after, by)
  return after
})

/**
 * Fails with Paper_Missing, Permission_Denied, Update_Expired, Invalid_Input (what an invoice lacks), and with
 * Approve_Paper_fail where its state or kind leads to no such state by this call.
 */
export const updatePaperStatus = Effect.fn("Papers.updateStatus")(function* (id: number, asked: UpdateStatus) {
  const { row, subject } = yield* heldPaper(id)
  const move = moveTo(subject.status, wordOf(paperStatuses, asked.status))
  yield* refuseExpired(asked.version, row.version, paperNow(id))
  if (move === undefined) return yield* refuse("Approve_Paper_fail")
  const isOthers = paperKinds[subject.type].agreed === "otherSide" && (move === "approve" || move === "reject")
  if (isOthers) return yield* refuse("Approve_Paper_fail")
  const { personId } = yield* authorize(paperPolicy, move, subject)
  yield* moved(row, subject, move, asked.reason, personId)
  return yield* paperAfter(id)
})

/** What the actor sees of it now; a paper that left his sight (a refusal of his own, what he removed) as it was last. */
const paperAfter = (id: number) => paperNow(id)

/** Fails with Paper_Missing, Permission_Denied, Update_Expired. */
export const backRejectToDraft = Effect.fn("Papers.backToDraft")(function* (
  id: number,
  asked: { readonly version: number },
) {
  const { row, subject } = yield* heldPaper(id)
  const { personId } = yield* authorize(paperPolicy, "backToDraft", subject)
  yield* refuseExpired(asked.version, row.version, paperNow(id))
  yield* moved(row, subject, "backToDraft", undefined, personId)
  return yield* paperAfter(id)
})

/** Fails with Paper_Missing, Paper_Not_Accepted (a paper that is not in force), Permission_Denied, Update_Expired, Invalid_Input. */
export const updatePaymentStatus = Effect.fn("Papers.updatePayment")(function* (id: number, asked: PaymentStatus) {
  const { actor, row, subject } = yield* heldPaper(id)
  const isInForce = subject.status === "active" && !subject.isReplaced
  const rights = allowed(paperPolicy, "pay", actor, { ...subject, status: "active", isReplaced: false })
  yield* Effect.fromResult(rights)
  if (!isInForce) return yield* refuse("Paper_Not_Accepted")
  yield* refuseExpired(asked.version, row.version, paperNow(id))
  const isPaid = asked.status === paidStates.paid
  if (!isPaid && asked.paidOn !== undefined)
    return yield* refuse("Invalid_Input", [{ field: "paidOn", message: messageKey("notChosen") }])
  const today = yield* todayInJapan
  const paidOn = isPaid ? (asked.paidOn ?? today) : null
  // Paid in advance at most a year before it was issued: an older day is a slip of the hand.
  const earliest = addMonths(row.issuedOn, -12)
  if (paidOn !== null && (paidOn > today || paidOn < earliest))
    return yield* refuse("Invalid_Input", [{ field: "paidOn", message: messageKey("outsidePeriod", earliest, today) }])
  // Unpaid again where nothing of its own was paid: what was carried over from an earlier edition was not paid either.
  const isOfEarlier = !row.isPaid || row.total === row.paidBefore
  const paidBefore = isPaid || !isOfEarlier ? row.paidBefore : noYen
  const after = yield* stored(row, "pay", { isPaid, paidOn, paidBefore }, actor.personId)
  yield* tellAbout(after, isPaid ? "paid" : "unpaid", undefined, actor.personId)
  return yield* paperAfter(id)
})
