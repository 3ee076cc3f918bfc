/** One press: what both sides agree on becomes the 支払通知; what is decided later, its next edition. */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { paperStatuses, paperTypes } from "../codes.ts"
import type { PaperRow } from "../model.ts"
import { paperPolicy } from "../policy.ts"
import { holdShiftsOf } from "../repository/billed.ts"
import { holdFeesOf } from "../repository/fees.ts"
import { editionsOf, paperForUpdate, savePaper } from "../repository/papers.ts"
import { matchFacts } from "./match-facts.ts"
import { noticeOffer } from "./match-offer.ts"
import { matchNow } from "./match-request.ts"
import { moved, stored } from "./move-paper.ts"
import { heldPaper } from "./seen-paper.ts"
import { createPaper, updatePaper } from "./write-paper.ts"

const { active, draft, pending, rejected } = paperStatuses

/** Written anew while the one before is ours to write, as its next edition where that one is in force. */
const written = Effect.fnUntraced(function* (
  request: PaperRow,
  notice: PaperRow | undefined,
  offer: Effect.Success<ReturnType<typeof noticeOffer>>["written"],
) {
  const { dueOn, partnerId, staffId } = request
  const today = yield* todayInJapan
  const dated = { ...offer, createdAt: today, ...(dueOn === null ? {} : { dueDate: dueOn < today ? today : dueOn }) }
  if (notice === undefined) {
    const { id } = yield* createPaper({ type: paperTypes.agencyRequest, partnerId, staffId, ...dated })
    return id
  }
  if (notice.status === active) {
    const { id } = yield* createPaper({ type: paperTypes.agencyRequest, correctsId: notice.id, ...dated })
    return id
  }
  if (notice.status === rejected) {
    const { row, subject } = yield* heldPaper(notice.id)
    const { personId } = yield* authorize(paperPolicy, "backToDraft", subject)
    yield* moved(row, subject, "backToDraft", undefined, personId)
  }
  const { version } = yield* found(paperForUpdate(request.companyId, notice.id))
  yield* updatePaper(notice.id, { version, ...dated, createdAt: notice.issuedOn })
  return notice.id
})

/**
 * The notice is handed to the other side, whose yes makes it valid (D102); the request holds its days no longer. With
 * nothing left to decide it is over: the notice has replaced it.
 *
 * Fails with Paper_Missing, Permission_Denied, Update_Expired, Approve_Paper_fail where nothing is agreed, nothing new is
 * said or the notice before waits for its answer, and as `createPaper` does.
 */
export const sendNotice = Effect.fn("Papers.sendNotice")(function* (id: number, asked: { readonly version: number }) {
  const { row, subject } = yield* heldPaper(id)
  const { personId } = yield* authorize(paperPolicy, "settle", subject)
  yield* refuseExpired(asked.version, row.version, matchNow(id))
  const facts = yield* matchFacts(row)
  const { notice } = facts
  const offer = yield* noticeOffer(facts)
  const isSame = notice?.status === active && notice.total === offer.sums.total
  // An edition of it in force is paid as it stands: a notice beside it would pay the same days again.
  const editions = yield* editionsOf(row.companyId, row.no)
  const isPaidOtherwise = editions.some((one) => one.edition < row.edition && one.status === active && !one.isReplaced)
  if (offer.lines.length === 0 || notice?.status === pending || isSame || isPaidOtherwise)
    return yield* refuse("Approve_Paper_fail")
  const isCharged = row.chargeFixed !== null || row.chargePercent !== null
  const open = isCharged || offer.held > 0 || [...facts.days, ...facts.lineDifferences].some(({ isOpen }) => isOpen)
  const noticed = yield* stored(row, "notice", { isNoticed: true }, personId)
  yield* holdShiftsOf(row.companyId, row.no)
  yield* holdFeesOf(row.companyId, row.no)
  const noticeId = yield* written(row, notice, offer.written)
  yield* found(savePaper(row.companyId, noticeId, { requestId: id }))
  const made = yield* heldPaper(noticeId)
  if (made.row.status === draft) {
    yield* authorize(paperPolicy, "submit", made.subject)
    yield* moved(made.row, made.subject, "submit", undefined, personId)
  }
  if (!open) {
    const over = { status: active, decidedBy: personId, decidedAt: noticed.toldAt, isReplaced: true }
    yield* stored(noticed, "approve", over, personId)
  }
  return yield* matchNow(id)
})
