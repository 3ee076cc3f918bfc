/** The parts of an arrangement beside who and when: read off what is sent, checked, and laid down with it. */
import { Effect } from "effect"
import { attachmentKinds, type FileGuard, filesOf, referEachToFiles } from "#modules/files/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { roleIds, type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { licensesByIds, partnersByIds } from "#modules/people/index.ts"
import { usualOtherTitle } from "../codes.ts"
import type { TaskDraft, TaskPatch } from "../contract/task.ts"
import { taskPolicy } from "../policy.ts"
import { type ShiftRow, type TaskMore, taskRowsByIds } from "../repository/task-rows.ts"
import { type AskedCertificate, type CustomerCertificate, pricedCertificates } from "../rules/certificates.ts"
import type { Wishes } from "../rules/shift-plan.ts"
import { writtenBy } from "../rules/written-by.ts"
import { workShiftOf } from "../views/shift-fields.ts"
import { subjectOf, whoAsks } from "./viewer.ts"

type Sent = Omit<TaskPatch, "version">

/** Columns of the arrangement that what is sent says; what it leaves out stays. */
export const moreFacts = (body: Sent): Partial<Omit<TaskMore, "isCustomer">> => ({
  ...writtenBy("company"),
  ...(body.description?.content === undefined ? {} : { description: body.description.content }),
  ...(body.startTimeDesire === undefined ? {} : { startTimeDesire: body.startTimeDesire }),
  ...(body.endTimeDesire === undefined ? {} : { endTimeDesire: body.endTimeDesire }),
  ...otherShiftPrice(body),
})
/** Another shift's price or one of its own: whichever is said takes the place of the other (TASK-35). */
const otherShiftPrice = (body: Sent) => {
  const { titleOtherShiftCustomer: title, priceOtherShiftCustomer: price, otherShiftType } = body
  if (otherShiftType != null) return { otherShiftType, priceOtherShiftCustomer: null, titleOtherShiftCustomer: null }
  return {
    ...(otherShiftType === undefined && price == null ? {} : { otherShiftType: null }),
    ...(price === undefined ? {} : { priceOtherShiftCustomer: price }),
    ...(title === undefined && price == null ? {} : { titleOtherShiftCustomer: title ?? usualOtherTitle }),
  }
}

/** Who makes an arrangement, as he is called today. One statement. */
export const creatorFacts = Effect.fn("Scheduling.creatorFacts")(function* () {
  const { personId, role } = yield* CurrentActor
  const [person] = yield* peopleByIds([personId])
  return { createdBy: personId, creatorName: person?.name ?? null, creatorRole: roleIds[role] }
})

type AskedByShift = NonNullable<Sent["metadataCustomerUnitPriceCertificate"]>
const notFound = Effect.fnUntraced(function* (fields: ReadonlyArray<string>) {
  const message = "Unit_Price_Certificate_Id_Not_Found"
  return yield* refuse(
    "Unit_Price_Certificate_Id_Not_Found",
    fields.map((field) => ({ field, message })),
  )
})

/**
 * The wishes with the customer's certificates, priced by its card. Another customer has none of the former one's.
 *
 * Fails with Unit_Price_Certificate_Id_Not_Found for what neither the arrangement nor the card has.
 */
export const withCertificates = Effect.fn("Scheduling.withCertificates")(function* (
  wishes: Wishes,
  asked: AskedByShift | undefined,
  of: {
    readonly customerId: number
    /** The customer before the change; nobody's for a new arrangement. */
    readonly formerCustomerId: number | undefined
    readonly before: ReadonlyArray<ShiftRow>
  },
) {
  const isSame = of.customerId === of.formerCustomerId
  if (asked === undefined && (isSame || of.before.length === 0)) return wishes
  const { companyId } = yield* CurrentActor
  const offered = asked === undefined ? [] : yield* offeredBy(companyId, of.customerId)
  const unknown: Array<string> = []
  const rowsOf = (shift: WorkShift, rows: ReadonlyArray<AskedCertificate>): ReadonlyArray<CustomerCertificate> => {
    const stored = of.before.find((one) => workShiftOf(one.shift) === shift)?.certificates ?? []
    const priced = pricedCertificates(rows, isSame ? stored : [], offered)
    unknown.push(...priced.unknown.map((place) => `metadataCustomerUnitPriceCertificate.${shift}.${place}.id`))
    return priced.rows
  }
  const said = (shift: WorkShift) => {
    const rows = asked?.[shift]
    if (rows !== undefined) return { ...wishes[shift], certificates: rowsOf(shift, rows) }
    return isSame ? wishes[shift] : { ...wishes[shift], certificates: [] }
  }
  const priced: Wishes = {
    morning: said("morning"),
    afternoon: said("afternoon"),
    evening: said("evening"),
    other: said("other"),
  }
  if (unknown.length > 0) return yield* notFound(unknown)
  return priced
})
const offeredBy = Effect.fnUntraced(function* (companyId: number, customerId: number) {
  const partner = (yield* partnersByIds(companyId, [customerId])).get(customerId)
  return partner?.customerPrices.certificateUnitPrices ?? []
})

type Workers = NonNullable<TaskDraft["workers"]>
/** Fails with Unit_Price_Certificate_Id_Not_Found for a qualification that the company's list doesn't have. */
export const refuseUnknownLicenses = Effect.fn("Scheduling.refuseUnknownLicenses")(function* (workers: Workers) {
  const named = workers.flatMap((worker, at) =>
    workShifts.flatMap((shift) =>
      (worker.unitPriceCertificate?.[shift] ?? []).flatMap(({ licenseId }, row) =>
        licenseId == null ? [] : [{ licenseId, field: `workers.${at}.unitPriceCertificate.${shift}.${row}.licenseId` }],
      ),
    ),
  )
  if (named.length === 0) return
  const { companyId } = yield* CurrentActor
  const known = yield* licensesByIds(companyId, [...new Set(named.map(({ licenseId }) => licenseId))])
  const gone = named.filter(({ licenseId }) => !known.has(licenseId))
  if (gone.length > 0) yield* notFound(gone.map(({ field }) => field))
})

const owner = "task.files" as const
/** From now on each of these arrangements has the files that are sent; nothing is sent, nothing changes. */
export const saveTaskFiles = Effect.fn("Scheduling.saveTaskFiles")(function* (
  taskIds: ReadonlyArray<number>,
  body: Sent,
) {
  const fileIds = body.description?.files
  if (fileIds === undefined) return
  yield* referEachToFiles({ owner, ofRows: taskIds, fileIds, takes: attachmentKinds, field: "description.files" })
})

/** Days that come into a series have the files of the day that they are copies of. */
export const copyTaskFiles = Effect.fn("Scheduling.copyTaskFiles")(function* (
  taskId: number,
  copyIds: ReadonlyArray<number>,
) {
  if (copyIds.length === 0) return
  const { companyId } = yield* CurrentActor
  const files = (yield* filesOf(companyId, owner, [taskId])).get(taskId) ?? []
  if (files.length === 0) return
  const fileIds = files.map(({ id }) => id)
  yield* referEachToFiles({
    ...{ owner, ofRows: [taskId, ...copyIds], fileIds },
    ...{ takes: attachmentKinds, field: "description.files" },
  })
})

/** An arrangement's files are seen by whoever sees the arrangement. */
export const taskFiles: FileGuard = {
  owner,
  visible: Effect.fn("Scheduling.visibleTaskFiles")(function* (rows: ReadonlyArray<number>) {
    const viewer = yield* whoAsks()
    const tasks = yield* taskRowsByIds(viewer.actor.companyId, rows)
    const isSeen = taskPolicy.actions.read
    return new Set(tasks.filter((row) => isSeen(viewer.actor, subjectOf(viewer, row)) === true).map(({ id }) => id))
  }),
}
