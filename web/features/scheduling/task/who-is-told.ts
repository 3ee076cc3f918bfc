/** Who hears of a change, by the rules that the server tells by (TASK-28, TASK-54). The server decides again when it is saved. */
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { concernsCrew, concernsCustomer } from "#modules/scheduling/rules/whom-to-tell.ts"
import { workShifts } from "../shifts.ts"
import { crewOf, type Draft, workingDays } from "./draft.ts"
import { changedFields, changesDays } from "./draft-wire.ts"
import { reachedDays } from "./scope-days.ts"
import { type Concerned, type Mark, markedPeople, peopleReached, vendorsAskedAnew } from "./scope-people.ts"
import type { TaskView } from "./task-query.ts"

export interface Told {
  /** People by what becomes of them; without a mark it is the arrangement that changes. */
  readonly crew: ReadonlyArray<Concerned & { readonly mark?: Mark }>
  readonly vendors: ReadonlyArray<string>
  /** The customer by name; empty where it is another site's, whose name is not at hand. */
  readonly customer?: string
  /** 通知しない: it spares the crew, and no partner. */
  readonly sparesCrew: boolean
}
type DayOf = Pick<TaskView, "id" | "startDate" | "today" | "seriesDays" | "workers" | "vendors" | "customerCompanyName">

const nobody: Told = { crew: [], vendors: [], sparesCrew: false }
const eachOnce = (names: ReadonlyArray<string>) => [...new Set(names)]

/** The days that change; an arrangement that stands alone is its own. */
const daysReached = (view: DayOf, scope: EditScope) => {
  const own = {
    ...{ id: view.id, day: view.startDate, people: view.workers ?? [] },
    vendors: (view.vendors ?? []).map(({ vendorCompanyName }) => vendorCompanyName),
  }
  const others = reachedDays(view, scope).filter(({ id, isWorked }) => id !== view.id && !isWorked)
  return [own, ...others]
}
const customerOf = ({ customerCompanyName }: DayOf) =>
  customerCompanyName == null ? {} : { customer: customerCompanyName }

/** Holding, taking a hold back and deleting are told to all who are on it and to its partners; nothing of days that are over. */
export const toldOfState = (view: DayOf, scope: EditScope, isQuiet: boolean): Told => {
  const coming = daysReached(view, scope).filter(({ day }) => day >= view.today)
  if (coming.length === 0) return nobody
  return {
    crew: isQuiet ? [] : peopleReached(view, scope),
    vendors: eachOnce(coming.flatMap(({ vendors }) => vendors)),
    ...customerOf(view),
    sparesCrew: isQuiet,
  }
}

/** Who comes onto a shift or goes off one. */
const moved = (base: Draft, draft: Draft): ReadonlySet<number> => {
  const on = ({ shifts }: Draft) =>
    workShifts.flatMap((shift) => shifts[shift].people.map(({ userId }) => ({ userId, key: `${shift} ${userId}` })))
  const [before, after] = [on(base), on(draft)]
  const isNew = (others: typeof before) => (one: (typeof before)[number]) => others.every(({ key }) => key !== one.key)
  return new Set([...before.filter(isNew(after)), ...after.filter(isNew(before))].map(({ userId }) => userId))
}
/** What the days of a series that come in and fall away are news for. */
const newDays = (view: DayOf, base: Draft, draft: Draft, scope: EditScope) => {
  if (scope === "one" || !(changesDays(base, draft) || draft.from !== base.from)) return undefined
  const wanted = workingDays(draft)
  const now = daysReached(view, scope).filter(({ day }) => day >= view.startDate)
  const dropped = now.filter(({ day }) => !wanted.includes(day))
  const isAdded = wanted.some((day) => now.every((one) => one.day !== day))
  const asked = workShifts.flatMap((shift) => draft.shifts[shift].vendors.map(({ name }) => name))
  return {
    people: [...(isAdded ? crewOf(draft) : []), ...dropped.flatMap(({ people }) => people)],
    vendors: [...(isAdded ? asked : []), ...dropped.flatMap(({ vendors }) => vendors)],
  }
}
/** A save is told to whom it puts on or takes off, and to everybody else where what they go by is another thing. */
export const toldOfChange = (view: DayOf, base: Draft, draft: Draft, scope: EditScope): Told => {
  const reached = daysReached(view, scope)
  const vendorsAsked = vendorsAskedAnew(base, draft)
  const isComing = draft.from >= view.today || reached.some(({ day }) => day >= view.today)
  if (!isComing) return { ...nobody, vendors: vendorsAsked }
  const changed = changedFields(base, draft)
  const isTheirs = concernsCrew(changed)
  const days = newDays(view, base, draft, scope)
  const { tells } = draft.more
  const [movers, marked] = [moved(base, draft), markedPeople(base, draft)]
  const named = marked.filter(({ userId }) => isTheirs || movers.has(userId))
  const rest = [...(isTheirs ? peopleReached(view, scope) : []), ...(days?.people ?? [])].filter(({ userId }) =>
    marked.every((one) => one.userId !== userId),
  )
  const others = [...new Map(rest.map(({ userId, name }) => [userId, { userId, name }])).values()]
  const isCustomers = concernsCustomer(changed) || days !== undefined
  return {
    crew: tells === "nobody" ? [] : [...named, ...(tells === "all" ? others : [])],
    vendors: eachOnce([
      ...(isTheirs ? reached.flatMap(({ vendors }) => vendors) : []),
      ...(days?.vendors ?? []),
      ...vendorsAsked,
    ]),
    ...(isCustomers ? (draft.siteId === base.siteId ? customerOf(view) : { customer: "" }) : {}),
    sparesCrew: tells === "nobody",
  }
}
