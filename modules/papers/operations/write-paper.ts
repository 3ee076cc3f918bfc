/** A paper is written down as a draft, and a draft is written anew. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { staffByIds } from "#modules/people/index.ts"
import { type PaperType, paperStatuses, paperTypes } from "../codes.ts"
import type { CreatePaper, UpdatePaper, WrittenPaper } from "../contract/paper-input.ts"
import type { PaperRow, PaperSubject } from "../model.ts"
import { sideOf } from "../policy/visible-papers.ts"
import { paperPolicy } from "../policy.ts"
import { holdShiftsOf, numbersBilling } from "../repository/billed.ts"
import { editionsOf, insertPaper, replaceLines, savePaper, takeNumber } from "../repository/papers.ts"
import { paperKinds, paperNo, seriesOf } from "../rules/kinds.ts"
import { dueBy } from "../rules/terms-of-payment.ts"
import { composed } from "./compose.ts"
import { type Between, type NamedParty, partyOf, sidesOf } from "./parties.ts"
import { heldPaper } from "./seen-paper.ts"
import { paperNow } from "./show-paper.ts"

/** As the policy asks before there is a paper: what somebody may not make, he is told nothing of. */
const subjectOfNew = Effect.fnUntraced(function* (type: PaperType, { partnerId = null, staffId = null }: NamedParty) {
  const actor = yield* CurrentActor
  const staff = staffId === null ? undefined : (yield* staffByIds(actor.companyId, [staffId])).get(staffId)
  const between = { partnerId, partyPersonId: staff?.personId ?? null }
  const subject: PaperSubject = {
    ...between,
    type,
    status: "draft",
    isReplaced: false,
    madeSide: sideOf(actor, between) ?? "us",
    madeBy: actor.personId,
    answer: null,
    hasOtherDecider: true,
  }
  return subject
})

/** A shift is billed once: of those that another number bills, the lines are named. */
export const refuseBilledTwice = Effect.fn("Papers.refuseBilledTwice")(function* (
  { companyId, no, type }: Pick<PaperRow, "companyId" | "no" | "type">,
  written: Pick<WrittenPaper, "lines"> = { lines: [] },
) {
  if (type !== paperTypes.invoice) return
  const taken = yield* holdShiftsOf(companyId, no)
  if (taken.length === 0) return
  const by = new Map((yield* numbersBilling(companyId, taken)).map((row) => [`${row.taskId} ${row.shift}`, row.no]))
  const faults = written.lines.flatMap(({ days = [] }, n) => {
    const other = days.map(({ shift, taskId }) => by.get(`${taskId} ${shift}`)).find((one) => one !== undefined)
    return other === undefined ? [] : [{ field: `lines.${n}.days`, message: messageKey("billedAlready", other) }]
  })
  return yield* refuse("Invalid_Input", faults)
})

/** The paper in force that a new edition corrects. */
const corrected = Effect.fnUntraced(function* (id: number, type: PaperType) {
  const { row, subject } = yield* heldPaper(id)
  yield* authorize(paperPolicy, "correct", subject)
  const fault = (name: "notChoice" | "openEdition") =>
    refuse("Invalid_Input", [{ field: "correctsId", message: messageKey(name) }])
  if (subject.type !== type) return yield* fault("notChoice")
  const editions = yield* editionsOf(row.companyId, row.no)
  const isOpen = editions.some(({ status }) => status !== paperStatuses.active && status !== paperStatuses.deleted)
  if (isOpen) return yield* fault("openEdition")
  return { row, edition: Math.max(...editions.map((one) => one.edition)) + 1 }
})

const partyColumns = ({ partnerId, partyKana, partyName, partyPersonId, staffId }: Between) => ({
  partnerId,
  staffId,
  partyPersonId,
  partyName,
  partyKana,
})

/** Whoever says nothing of the due date gets that of the party's terms, counted from the last day of the work (VEN-06). */
const withDue = <W extends WrittenPaper>(written: W, type: PaperType, { terms }: Between): W =>
  written.dueDate === undefined && paperKinds[type].isPaid
    ? { ...written, dueDate: dueBy(terms, written.stageStartTo ?? written.createdAt) }
    : written

/**
 * A draft with the next number of its series, or the next edition of the number that it corrects.
 *
 * Fails with Permission_Denied, Customer_Not_Found, Vendor_Not_Valid, Paper_Missing (of what it corrects), and as
 * `composed` and `refuseBilledTwice` do.
 */
export const createPaper = Effect.fn("Papers.create")(function* (asked: CreatePaper) {
  const { correctsId, partnerId, staffId, type: code, ...written } = asked
  const type = wordOf(paperTypes, code)
  const before = correctsId === undefined ? undefined : yield* corrected(correctsId, type)
  const named = before === undefined ? { partnerId, staffId } : before.row
  const subject = yield* subjectOfNew(type, named)
  const actor = yield* authorize(paperPolicy, "create", subject)
  const { madeSide } = subject
  const between = yield* partyOf(named, type, madeSide, written.createdAt)
  const { fields, lines, shifts } = yield* composed(withDue(written, type, between), type, between)
  const sides = yield* sidesOf(between, type, madeSide)
  const { companyId, personId } = actor
  const series = seriesOf(type, written.createdAt)
  const numbered =
    before === undefined
      ? { no: paperNo(series, yield* takeNumber(companyId, series)), edition: 1 }
      : { no: before.row.no, edition: before.edition }
  const at = yield* instantNow
  const party = partyColumns(between)
  const row = yield* found(
    insertPaper({
      ...fields,
      ...sides,
      ...numbered,
      ...party,
      companyId,
      type: code,
      madeSide,
      madeBy: personId,
      madeAt: at,
      toldBy: personId,
      toldAt: at,
    }),
  )
  yield* replaceLines(row, lines, shifts)
  yield* refuseBilledTwice(row, written)
  yield* tell(
    { action: "paper.create", subject: `paper:${row.id}`, after: { ...row, lines } },
    { topic: "PaperChanged", body: { companyId, paperId: row.id } },
  )
  return yield* paperNow(row.id)
})

/** Fails with Paper_Missing, Permission_Denied (a paper that is no draft, too), Update_Expired, and as `createPaper` does. */
export const updatePaper = Effect.fn("Papers.update")(function* (id: number, asked: UpdatePaper) {
  const { row: before, subject } = yield* heldPaper(id)
  const actor = yield* authorize(paperPolicy, "edit", subject)
  const { version, ...written } = asked
  yield* refuseExpired(version, before.version, paperNow(id))
  const between = yield* partyOf(before, subject.type, before.madeSide, written.createdAt)
  const { fields, lines, shifts } = yield* composed(written, subject.type, between)
  const party = partyColumns(between)
  const sides = yield* sidesOf(between, subject.type, before.madeSide)
  yield* replaceLines(before, lines, shifts)
  const after = yield* found(
    savePaper(actor.companyId, id, { ...fields, ...sides, ...party, writtenBy: actor.personId }),
  )
  yield* refuseBilledTwice(after, written)
  yield* tell(
    { action: "paper.edit", subject: `paper:${id}`, before, after: { ...after, lines } },
    { topic: "PaperChanged", body: { companyId: actor.companyId, paperId: id } },
  )
  return yield* paperNow(id)
})
