/** A paper is written down as a draft, and a draft is written anew. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { begins, stoppedPartner } from "#modules/people/index.ts"
import { type PaperType, paperStatuses, paperTypes } from "../codes.ts"
import type { CreatePaper, UpdatePaper, WrittenPaper } from "../contract/paper-input.ts"
import type { PaperRow } from "../model.ts"
import { paperPolicy } from "../policy.ts"
import { holdShiftsOf, numbersBilling } from "../repository/billed.ts"
import { holdFeesOf } from "../repository/fees.ts"
import { editionsOf, insertPaper, replaceLines, savePaper, takeNumber } from "../repository/papers.ts"
import { customersSide, payeeKey, pieceKey } from "../rules/billed-work.ts"
import { paperKinds, paperNo, seriesOf } from "../rules/kinds.ts"
import { dueBy } from "../rules/terms-of-payment.ts"
import { composed } from "./compose.ts"
import { type Between, partyOf, sidesOf } from "./parties.ts"
import { keepSeal, sealOf } from "./seals.ts"
import { heldPaper } from "./seen-paper.ts"
import { paperNow } from "./show-paper.ts"
import { subjectOfNew } from "./subject-of-new.ts"

/** Lines whose period of 業務委託料 another number bills. */
const feesBilledTwice = Effect.fnUntraced(function* (
  { companyId, no, staffId }: Pick<PaperRow, "companyId" | "no" | "staffId">,
  { lines }: Pick<WrittenPaper, "lines">,
) {
  if (staffId === null) return undefined
  const taken = yield* holdFeesOf(companyId, no)
  if (taken.length === 0) return undefined
  return lines.flatMap(({ fee }, n) => {
    const other = fee == null ? undefined : taken.find(({ from, to }) => from === fee.from && to === fee.to)
    return other === undefined ? [] : [{ field: `lines.${n}.fee`, message: messageKey("billedAlready", other.no) }]
  })
})

/** A piece of work, or a period of a fee, is billed once on each side: of those that another number bills, the lines are named. */
export const refuseBilledTwice = Effect.fn("Papers.refuseBilledTwice")(function* (
  { companyId, no, staffId, type }: Pick<PaperRow, "companyId" | "no" | "staffId" | "type">,
  written: Pick<WrittenPaper, "lines"> = { lines: [] },
) {
  if (paperKinds[wordOf(paperTypes, type)].bills === null) return
  const fees = yield* feesBilledTwice({ companyId, no, staffId }, written)
  if (fees !== undefined) return yield* refuse("Invalid_Input", fees)
  const taken = yield* holdShiftsOf(companyId, no)
  if (taken.length === 0) return
  const side = payeeKey(taken[0] ?? customersSide)
  const by = new Map(
    (yield* numbersBilling(companyId, taken))
      .filter((row) => payeeKey(row) === side)
      .map((row) => [pieceKey(row), row.no]),
  )
  const faults = written.lines.flatMap(({ days = [] }, n) => {
    const other = days
      .map(({ certificate = "", shift, taskId }) => by.get(pieceKey({ taskId, shift, certificate })))
      .find((one) => one !== undefined && one !== no)
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
const withDue = <W extends WrittenPaper>(written: W, type: PaperType, { terms }: Between, today: IsoDate): W =>
  written.dueDate === undefined && paperKinds[type].isPaid
    ? { ...written, dueDate: dueBy(terms, written.stageStartTo ?? written.createdAt, today) }
    : written

/**
 * A draft with the next number of its series, or the next edition of the number that it corrects.
 *
 * Fails with Permission_Denied, Customer_Not_Found, Vendor_Not_Valid (by a stopped partner, too), Paper_Missing (of what it
 * corrects), and as `composed` and `refuseBilledTwice` do.
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
  if (madeSide !== "us" && !begins(between, before !== undefined))
    return yield* stoppedPartner(between.isCustomersPaper ? "customer" : "vendor", "partnerId")
  const { fields, lines, shifts } = yield* composed(
    withDue(written, type, between, yield* todayInJapan),
    type,
    between,
    before?.row.no,
  )
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
      requestId: before?.row.requestId ?? null,
      seal: yield* sealOf(companyId, between, madeSide),
      companyId,
      type: code,
      madeSide,
      madeBy: personId,
      madeAt: at,
      toldBy: personId,
      toldAt: at,
    }),
  )
  yield* keepSeal(row)
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
  const { fields, lines, shifts } = yield* composed(written, subject.type, between, before.no)
  const party = partyColumns(between)
  const sides = yield* sidesOf(between, subject.type, before.madeSide)
  const seal = yield* sealOf(actor.companyId, between, before.madeSide)
  yield* replaceLines(before, lines, shifts)
  const after = yield* found(
    savePaper(actor.companyId, id, { ...fields, ...sides, ...party, seal, writtenBy: actor.personId }),
  )
  yield* keepSeal(after)
  yield* refuseBilledTwice(after, written)
  yield* tell(
    { action: "paper.edit", subject: `paper:${id}`, before, after: { ...after, lines } },
    { topic: "PaperChanged", body: { companyId: actor.companyId, paperId: id } },
  )
  return yield* paperNow(id)
})
