/** Between the form and the wire: a view as a draft, a draft as a body, and only what changed as a patch. */

import { editScopes, projectTypes } from "#modules/kernel/codes/project.ts"
import { normaliseClockTime, numberIn } from "#modules/kernel/fields/normalise.ts"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { type WorkShift, workShifts } from "../shifts.ts"
import { type Draft, emptyShift, type PersonDraft, type ShiftDraft } from "./draft.ts"
import {
  emptyMore,
  moreOf,
  morePatch,
  staffCertificatesBody,
  staffCertificatesOf,
  tellsBody,
} from "./more/draft-more.ts"
import type { TaskView } from "./task-query.ts"
import { vendorsBody, vendorsOn } from "./vendor-draft.ts"

/** Whether a change may reach more days than this one. */
export const isSeries = (view: TaskView) => view.workingDates.length > 1

type TaskWorker = NonNullable<TaskView["workers"]>[number]
const typed = (value: number | null | undefined) => (value == null ? "" : String(value))

const personOn = (worker: TaskWorker, shift: WorkShift): PersonDraft => ({
  userId: worker.userId,
  name: worker.name,
  trade: worker.trade,
  vendor: worker.vendorCompanyName ?? null,
  count: typed(worker[shiftFields[shift].count]),
  price: typed(worker[shiftFields[shift].price]),
  certificates: staffCertificatesOf(worker.unitPriceCertificate?.[shift]),
})
const shiftOf = (view: TaskView, shift: WorkShift): ShiftDraft => {
  const { flag, from, to, needed } = shiftFields[shift]
  if (view[flag] !== 1) return emptyShift
  return {
    isOn: true,
    from: view[from] ?? "",
    to: view[to] ?? "",
    needed: typed(view[needed]),
    people: (view.workers ?? []).filter((worker) => worker[flag] === 1).map((worker) => personOn(worker, shift)),
    vendors: vendorsOn(view, shift),
  }
}
/** An arrangement as the form shows it; of a series the days from this one on. */
export const draftOf = (view: TaskView): Draft => ({
  kind: view.isAutoCreateTask === 1 ? "small" : "site",
  siteId: view.constructionSiteId,
  smallName: view.constructionSiteName,
  smallAddress: view.address,
  smallType: view.constructionSiteType === projectTypes.fixedPrice ? projectTypes.fixedPrice : projectTypes.labor,
  smallCustomerId: view.customerId ?? null,
  scope: "one",
  isSeries: isSeries(view),
  from: view.startDate,
  to: view.seriesTo ?? view.startDate,
  dayOffs: view.dayOffs.filter((day) => day > view.startDate),
  unread: {},
  leaderId: view.leaderId,
  name: view.name,
  note: view.note,
  meetingTime: view.meetingTime ?? "",
  meetingPlace: view.meetingPlace ?? "",
  shifts: {
    morning: shiftOf(view, "morning"),
    afternoon: shiftOf(view, "afternoon"),
    evening: shiftOf(view, "evening"),
    other: shiftOf(view, "other"),
  },
  more: moreOf(view),
})

/** One day of an arrangement as the form shows it, whatever series it is of: only this day is changed (TASK-20). */
export const oneDayOf = (view: TaskView): Draft => ({
  ...draftOf(view),
  isSeries: false,
  to: view.startDate,
  dayOffs: [],
})

/** A number as typed; what is no number goes as it is, for the schema to name. */
const number = (text: string): number | string | null => (text.trim() === "" ? null : (numberIn(text) ?? text))

/** TASK-47: a fixed-price site is sent 0, whatever was typed before the site was chosen. */
const shiftBody = (shift: WorkShift, draft: ShiftDraft, isFixedPrice: boolean) => {
  const fields = shiftFields[shift]
  if (!draft.isOn) return { [fields.flag]: 0 }
  return {
    [fields.flag]: 1,
    [fields.from]: normaliseClockTime(draft.from),
    [fields.to]: normaliseClockTime(draft.to),
    [fields.needed]: isFixedPrice ? 0 : number(draft.needed),
  }
}
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
interface WorkerRow {
  readonly userId: number
  unitPriceCertificate?: Record<string, unknown>
  [field: string]: unknown
}
/** One row for each person, with the shifts he is on. */
export const workersBody = (draft: Draft): ReadonlyArray<WorkerRow> => {
  const rows = new Map<number, WorkerRow>()
  for (const shift of workShifts) {
    const { flag, count, price } = shiftFields[shift]
    for (const person of draft.shifts[shift].people) {
      const row: WorkerRow = rows.get(person.userId) ?? { userId: person.userId }
      row[flag] = 1
      if (person.count.trim() !== "") row[count] = number(person.count)
      row[price] = number(person.price)
      if (person.certificates.length > 0)
        row.unitPriceCertificate = { ...row.unitPriceCertificate, [shift]: staffCertificatesBody(person.certificates) }
      rows.set(person.userId, row)
    }
  }
  return [...rows.values()]
}
/** People who come, go, or are counted or paid otherwise than before. */
export const changedPeople = (base: Draft, draft: Draft): ReadonlyArray<number> => {
  const [before, after] = [workersBody(base), workersBody(draft)]
  const isNew = (rows: ReadonlyArray<WorkerRow>) => (row: WorkerRow) => rows.every((one) => !same(one, row))
  return [...new Set([...before.filter(isNew(after)), ...after.filter(isNew(before))].map(({ userId }) => userId))]
}
const factsBody = (draft: Draft) => ({
  leaderId: draft.leaderId,
  name: draft.name,
  note: draft.note,
  meetingTime: draft.meetingTime === "" ? null : normaliseClockTime(draft.meetingTime),
  meetingPlace: draft.meetingPlace === "" ? null : draft.meetingPlace,
})
const shiftsBody = (draft: Draft, isFixedPrice: boolean): Record<string, unknown> =>
  Object.assign({}, ...workShifts.map((shift) => shiftBody(shift, draft.shifts[shift], isFixedPrice)))

/** What a small job says instead of a site. */
const placeBody = (draft: Draft) => ({
  constructionSiteName: draft.smallName,
  address: draft.smallAddress,
  constructionSiteType: draft.smallType,
  customerId: draft.smallCustomerId,
})
const written = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ""))
const siteBody = ({ siteId }: Draft) => (siteId === null ? {} : { constructionSiteId: siteId })
const isSmall = ({ kind }: Draft) => kind === "small"

/** The body of a new arrangement, not checked yet. */
export const bodyOf = (draft: Draft, isFixedPrice: boolean): Readonly<Record<string, unknown>> => ({
  ...(isSmall(draft) ? written(placeBody(draft)) : siteBody(draft)),
  startDate: draft.from,
  endDate: draft.isSeries ? draft.to : null,
  dayOffs: draft.dayOffs,
  ...factsBody(draft),
  ...shiftsBody(draft, isFixedPrice),
  ...morePatch(emptyMore, draft.more, isFixedPrice),
  ...tellsBody(draft.more, []),
  workers: workersBody(draft),
  ...(vendorsBody(draft).length === 0 ? {} : { vendors: vendorsBody(draft) }),
})

const differing = (before: object, after: object) =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !same(value, Reflect.get(before, field))))

/** Other days than the first one come or go: that can't be meant for one day alone. */
export const changesDays = (base: Draft, draft: Draft) =>
  draft.isSeries !== base.isSeries ||
  draft.to !== (base.isSeries ? base.to : draft.to) ||
  !same(
    base.dayOffs.filter((day) => day > draft.from),
    draft.dayOffs,
  )

/** Which days of a stored series a patch is for; nothing for one that stands alone and stays so. */
export const scopeOf = (view: TaskView, base: Draft, draft: Draft) => {
  if (!isSeries(view)) return changesDays(base, draft) ? { mode: editScopes.all } : {}
  const { scope: mode } = draft
  return mode === "one" || view.seriesVersion === undefined ? { mode } : { mode, seriesVersion: view.seriesVersion }
}

/** The fields that differ, a ticked shift's each by itself: by them it is decided whom a change concerns (TASK-28). */
export const changedFields = (base: Draft, draft: Draft): Readonly<Record<string, unknown>> =>
  differing(bodyOf(base, false), patchOf(base, draft, false))

/** What differs from what was loaded; empty when nothing does (TASK-22). A ticked shift goes whole. */
export const patchOf = (base: Draft, draft: Draft, isFixedPrice: boolean): Readonly<Record<string, unknown>> => {
  const [before, after] = [factsBody(base), factsBody(draft)]
  const facts = Object.entries(after).filter(([field, value]) => !same(value, Reflect.get(before, field)))
  const shifts = workShifts
    .filter((shift) => !same(shiftBody(shift, base.shifts[shift], false), shiftBody(shift, draft.shifts[shift], false)))
    .map((shift) => shiftBody(shift, draft.shifts[shift], isFixedPrice))
  return {
    ...(isSmall(draft) ? differing(placeBody(base), placeBody(draft)) : differing(siteBody(base), siteBody(draft))),
    ...(draft.from === base.from ? {} : { startDate: draft.from }),
    ...(changesDays(base, draft) ? { endDate: draft.to, dayOffs: draft.dayOffs } : {}),
    ...Object.fromEntries(facts),
    ...Object.assign({}, ...shifts),
    ...morePatch(base.more, draft.more, isFixedPrice),
    ...(same(workersBody(base), workersBody(draft)) ? {} : { workers: workersBody(draft) }),
    ...(same(vendorsBody(base), vendorsBody(draft)) ? {} : { vendors: vendorsBody(draft) }),
  }
}
