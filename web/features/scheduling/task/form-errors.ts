/** What is wrong in the arrangement form, by the place it is shown at. */

import { shiftFields } from "#modules/scheduling/codes.ts"
import type { FieldError } from "@/lib/api-error.ts"
import { type WorkShift, workShifts } from "../shifts.ts"
import type { Draft } from "./draft.ts"

export interface FormErrors {
  /** By the field's name on the wire. */
  readonly fields: Readonly<Record<string, string>>
  /** By person: everything about them, one sentence each. */
  readonly people: ReadonlyMap<number, ReadonlyArray<string>>
}
export const noErrors: FormErrors = { fields: {}, people: new Map() }
export const hasErrors = ({ fields, people }: FormErrors) => Object.keys(fields).length > 0 || people.size > 0

/** Sentences of rows ("workers.2.price") go to the person in that row, in the order that was sent. */
export const errorsOf = (wrong: ReadonlyArray<FieldError>, rows: ReadonlyArray<number>): FormErrors => {
  const fields: Record<string, string> = {}
  const people = new Map<number, ReadonlyArray<string>>()
  for (const { field, message } of wrong) {
    const userId = rows[Number(/^workers\.(\d+)/.exec(field)?.[1] ?? -1)]
    if (userId === undefined) fields[field] = message
    else people.set(userId, [...(people.get(userId) ?? []), message])
  }
  return { fields, people }
}
/** The same without those that a change has answered. */
export const withoutErrors = (
  errors: FormErrors,
  names: ReadonlyArray<string>,
  userIds: ReadonlyArray<number> = [],
) => ({
  fields: Object.fromEntries(Object.entries(errors.fields).filter(([field]) => !names.includes(field))),
  people: new Map([...errors.people].filter(([userId]) => !userIds.includes(userId))),
})

/** The wire's fields that a shift card shows the errors of. */
export const fieldsOfShift = (shift: WorkShift) => {
  const { flag, from, to, needed, heads } = shiftFields[shift]
  return [flag, from, to, needed, heads]
}
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const spanOf = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return { start, end: end > start ? end : end + 1440 }
}
/** People who are on two shifts of the form whose times overlap; the server would refuse them as double booked. */
export const inTwoPlaces = (draft: Draft): ReadonlyArray<number> => {
  const on = workShifts.map((shift) => draft.shifts[shift]).filter(({ isOn }) => isOn)
  return on.flatMap((one, at) =>
    on.slice(at + 1).flatMap((other) => {
      const [a, b] = [spanOf(one), spanOf(other)]
      if (a.start >= b.end || b.start >= a.end) return []
      return one.people
        .filter(({ userId }) => other.people.some((person) => person.userId === userId))
        .map(({ userId }) => userId)
    }),
  )
}
