/** The parts of the form as a person names them: to say what would be lost, and what somebody else changed. */
import { type WorkShift, workShifts } from "../shifts.ts"
import type { Draft } from "./draft.ts"

export type Part =
  | "site"
  | "days"
  | "leader"
  | "name"
  | "note"
  | "meeting"
  | `shift.${WorkShift}`
  | `people.${WorkShift}`

interface PartOf {
  readonly part: Part
  /** What the part holds, to compare. */
  readonly of: (draft: Draft) => unknown
  /** Takes the part from one draft into another. */
  readonly take: (from: Draft, into: Draft) => Draft
}
const shiftPart = (shift: WorkShift): PartOf => ({
  part: `shift.${shift}`,
  of: ({ shifts }) => {
    const { isOn, from, to, needed } = shifts[shift]
    return { isOn, from, to, needed }
  },
  take: ({ shifts }, into) => {
    const { isOn, from, to, needed } = shifts[shift]
    const people = isOn ? into.shifts[shift].people : []
    return { ...into, shifts: { ...into.shifts, [shift]: { isOn, from, to, needed, people } } }
  },
})
const peoplePart = (shift: WorkShift): PartOf => ({
  part: `people.${shift}`,
  of: ({ shifts }) => shifts[shift].people.map(({ userId, count, price }) => ({ userId, count, price })),
  take: ({ shifts }, into) => ({
    ...into,
    shifts: { ...into.shifts, [shift]: { ...into.shifts[shift], people: shifts[shift].people } },
  }),
})
const parts: ReadonlyArray<PartOf> = [
  { part: "site", of: ({ siteId }) => siteId, take: ({ siteId }, into) => ({ ...into, siteId }) },
  {
    part: "days",
    of: ({ from, to, dayOffs }) => ({ from, to, dayOffs }),
    take: ({ isSeries, from, to, dayOffs }, into) => ({ ...into, isSeries, from, to, dayOffs }),
  },
  { part: "leader", of: ({ leaderId }) => leaderId, take: ({ leaderId }, into) => ({ ...into, leaderId }) },
  { part: "name", of: ({ name }) => name, take: ({ name }, into) => ({ ...into, name }) },
  { part: "note", of: ({ note }) => note, take: ({ note }, into) => ({ ...into, note }) },
  {
    part: "meeting",
    of: ({ meetingTime, meetingPlace }) => ({ meetingTime, meetingPlace }),
    take: ({ meetingTime, meetingPlace }, into) => ({ ...into, meetingTime, meetingPlace }),
  },
  ...workShifts.flatMap((shift) => [shiftPart(shift), peoplePart(shift)]),
]
const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** The parts in which two drafts differ. */
export const changedParts = (base: Draft, draft: Draft): ReadonlyArray<Part> =>
  parts.filter(({ of }) => differ(of(base), of(draft))).map(({ part }) => part)

export const takePart = (part: Part, from: Draft, into: Draft): Draft =>
  parts.find((one) => one.part === part)?.take(from, into) ?? into

/**
 * Somebody else saved first (Update_Expired): what they changed and I did not is taken over, what I changed stays mine.
 *
 * `theirs` are the parts taken over, `both` those that we changed differently; nothing of mine is dropped.
 */
export const mergeDrafts = (base: Draft, mine: Draft, stored: Draft) => {
  const changedByThem = changedParts(base, stored)
  const changedByMe = new Set(changedParts(base, mine))
  const theirs = changedByThem.filter((part) => !changedByMe.has(part))
  const different = new Set(changedParts(mine, stored))
  const both = changedByThem.filter((part) => changedByMe.has(part) && different.has(part))
  return { draft: theirs.reduce((into, part) => takePart(part, stored, into), mine), theirs, both }
}
