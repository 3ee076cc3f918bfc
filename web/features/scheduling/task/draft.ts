/**
 * What stands in the arrangement form: plain values as typed, so that nothing typed is lost by a failed save.
 *
 * Every change is a function from draft to draft; the rules of ticking, days and leader are here (TASK-08, 09, 11).
 */

import { type EditScope, type ProjectType, projectTypes } from "#modules/kernel/codes/project.ts"
import type { ShiftDefault } from "../calendar-model.ts"
import { addDays, eachDay } from "../days.ts"
import { type WorkShift, workShifts } from "../shifts.ts"
import { emptyMore, type MoreDraft, type StaffCertificateDraft } from "./more/draft-more.ts"

export interface PersonDraft {
  readonly userId: number
  readonly name: string
  readonly trade: string | null
  readonly vendor: string | null
  /** 人工, as typed. */
  readonly count: string
  /** Yen, as typed; empty is the person's own pay terms. */
  readonly price: string
  readonly certificates: ReadonlyArray<StaffCertificateDraft>
}
/** A qualification that a vendor's people are to bring, as typed. */
export interface VendorCertificateDraft {
  readonly title: string
  readonly price: string
  readonly workers: string
}
/** 枠: a vendor that is asked for people on a shift. */
export interface VendorDraft {
  readonly userId: number
  readonly name: string
  /** 人工, as typed. */
  readonly asked: string
  /** Yen for one 人工, as typed; empty is the vendor's own terms. */
  readonly price: string
  /** What it has put in so far. */
  readonly filled: number
  /** The same on each of its shifts. */
  readonly certificates: ReadonlyArray<VendorCertificateDraft>
}
export interface ShiftDraft {
  readonly isOn: boolean
  readonly from: string
  readonly to: string
  /** 人工 needed, as typed. */
  readonly needed: string
  readonly people: ReadonlyArray<PersonDraft>
  /** 枠: the vendors that are asked for people. */
  readonly vendors: ReadonlyArray<VendorDraft>
}
export interface Draft {
  /** 通常の現場, or 小口の依頼 that brings its own place. */
  readonly kind: "site" | "small"
  readonly siteId: number | null
  readonly smallName: string
  readonly smallAddress: string
  readonly smallType: (typeof projectTypes)[ProjectType]
  readonly smallCustomerId: number | null
  /** Whom a change of a stored series reaches; asked when it is saved. */
  readonly scope: EditScope
  readonly isSeries: boolean
  readonly from: string
  /** The last day of a series; equal to `from` for one day. */
  readonly to: string
  readonly dayOffs: ReadonlyArray<string>
  /** Typed as first or last day, and no day. */
  readonly unread: { readonly from?: string; readonly to?: string }
  readonly leaderId: number | null
  readonly name: string
  readonly note: string
  readonly meetingTime: string
  readonly meetingPlace: string
  readonly shifts: Readonly<Record<WorkShift, ShiftDraft>>
  readonly more: MoreDraft
}

export const emptyShift: ShiftDraft = { isOn: false, from: "", to: "", needed: "", people: [], vendors: [] }

export const emptyDraft = (day: string, siteId: number | null): Draft => ({
  kind: "site",
  siteId,
  smallName: "",
  smallAddress: "",
  smallType: projectTypes.labor,
  smallCustomerId: null,
  scope: "one",
  isSeries: false,
  from: day,
  to: day,
  dayOffs: [],
  unread: {},
  leaderId: null,
  name: "",
  note: "",
  meetingTime: "",
  meetingPlace: "",
  shifts: { morning: emptyShift, afternoon: emptyShift, evening: emptyShift, other: emptyShift },
  more: emptyMore,
})

export const withShift = (draft: Draft, shift: WorkShift, change: Partial<ShiftDraft>): Draft => ({
  ...draft,
  shifts: { ...draft.shifts, [shift]: { ...draft.shifts[shift], ...change } },
})

/** Ticking fills in the company's times (TASK-08), and as many 人工 as the customer asks people for. */
export const tick = (draft: Draft, shift: WorkShift, defaults: ReadonlyArray<ShiftDefault>): Draft => {
  const usual = defaults.find(({ key }) => key === shift)
  const { asks, heads } = draft.more.wishes[shift]
  const times = { from: usual?.from ?? "", to: usual?.to ?? "" }
  return withShift(draft, shift, { isOn: true, ...times, ...(asks ? { needed: heads } : {}) })
}
/** Unticking forgets times, head count and the people picked in the form (TASK-08). */
export const untick = (draft: Draft, shift: WorkShift): Draft => withoutStrayLeader(withShift(draft, shift, emptyShift))

/** Another kind begins anew, but for days, times, ticks and head counts; people and vendors that were picked are not kept (TASK-17). */
export const setKind = (draft: Draft, kind: Draft["kind"]): Draft => {
  const { isSeries, from, to, dayOffs, unread, shifts } = draft
  const next: Draft = { ...emptyDraft(from, null), kind, isSeries, to, dayOffs, unread, shifts }
  return withoutPeople(workShifts.reduce((now, shift) => withShift(now, shift, { vendors: [] }), next))
}

const peopleOf = (draft: Draft) => workShifts.flatMap((shift) => draft.shifts[shift].people)
/** Everyone on the arrangement, each once, in the order of the shifts. */
export const crewOf = (draft: Draft): ReadonlyArray<PersonDraft> => [
  ...new Map(peopleOf(draft).map((person) => [person.userId, person])).values(),
]
/** The leader is one of the people on it (TASK-09). */
export const withoutStrayLeader = (draft: Draft): Draft =>
  draft.leaderId !== null && !peopleOf(draft).some(({ userId }) => userId === draft.leaderId)
    ? { ...draft, leaderId: null }
    : draft

export const putOn = (draft: Draft, shift: WorkShift, people: ReadonlyArray<PersonDraft>): Draft => {
  const now = draft.shifts[shift].people
  const added = people.filter(({ userId }) => now.every((one) => one.userId !== userId))
  return withShift(draft, shift, { people: [...now, ...added] })
}
export const takeOff = (draft: Draft, shift: WorkShift, userId: number): Draft =>
  withoutStrayLeader(
    withShift(draft, shift, { people: draft.shifts[shift].people.filter((one) => one.userId !== userId) }),
  )
export const changePerson = (
  draft: Draft,
  shift: WorkShift,
  userId: number,
  change: Partial<Pick<PersonDraft, "count" | "price" | "certificates">>,
): Draft =>
  withShift(draft, shift, {
    people: draft.shifts[shift].people.map((one) => (one.userId === userId ? { ...one, ...change } : one)),
  })

const inside = (draft: Draft): Draft => ({
  ...draft,
  dayOffs: draft.dayOffs.filter((day) => draft.from < day && day < draft.to),
})
/** From one day to a series its end is the next day; back to one day forgets end and excluded days (TASK-11). */
export const setSeries = (draft: Draft, isSeries: boolean): Draft =>
  isSeries ? { ...draft, isSeries, to: addDays(draft.from, 1) } : { ...draft, isSeries, to: draft.from, dayOffs: [] }
/** Moving the first day moves a single day; a series keeps its end while that lies behind. Days off outside are dropped. */
export const setFrom = (draft: Draft, from: string): Draft =>
  inside({
    ...draft,
    unread: {},
    from,
    to: draft.isSeries && draft.to > from ? draft.to : draft.isSeries ? addDays(from, 1) : from,
  })
/** A series that shrinks to its first day forgets who was picked for its days (TASK-11). */
export const setTo = (draft: Draft, to: string): Draft => {
  const next = inside({ ...draft, unread: {}, to })
  return draft.isSeries && to === draft.from && draft.to !== to ? withoutPeople(next) : next
}
const withoutPeople = (draft: Draft): Draft =>
  withoutStrayLeader(workShifts.reduce((now, shift) => withShift(now, shift, { people: [] }), draft))
export const toggleDayOff = (draft: Draft, day: string): Draft => ({
  ...draft,
  dayOffs: draft.dayOffs.includes(day) ? draft.dayOffs.filter((one) => one !== day) : [...draft.dayOffs, day].sort(),
})
/** The days that are worked. */
export const workingDays = (draft: Draft): ReadonlyArray<string> =>
  draft.isSeries ? eachDay(draft.from, draft.to).filter((day) => !draft.dayOffs.includes(day)) : [draft.from]

/** A click on a day of the sheet: one day moves there; in a series the ends are set and days between are left out. */
export const clickDay = (draft: Draft, day: string): Draft => {
  if (!draft.isSeries || day < draft.from) return setFrom(draft, day)
  if (day > draft.to) return setTo(draft, day)
  return day === draft.from || day === draft.to ? draft : toggleDayOff(draft, day)
}
