/** The parts of the form as a person names them: to say what would be lost, and what somebody else changed. */
import type { Part } from "@/lib/form/parts.ts"
import { type WorkShift, workShifts } from "../shifts.ts"
import type { Draft } from "./draft.ts"
import { moreParts } from "./more/more-parts.ts"

const shiftPart = (shift: WorkShift): Part<Draft> => ({
  name: `shift.${shift}`,
  of: ({ shifts }) => {
    const { isOn, from, to, needed } = shifts[shift]
    return { isOn, from, to, needed }
  },
  take: ({ shifts }, into) => {
    const { isOn, from, to, needed } = shifts[shift]
    const { people, vendors } = isOn ? into.shifts[shift] : { people: [], vendors: [] }
    return { ...into, shifts: { ...into.shifts, [shift]: { isOn, from, to, needed, people, vendors } } }
  },
})
const peoplePart = (shift: WorkShift): Part<Draft> => ({
  name: `people.${shift}`,
  of: ({ shifts }) =>
    shifts[shift].people.map(({ userId, count, price, certificates }) => ({ userId, count, price, certificates })),
  take: ({ shifts }, into) => ({
    ...into,
    shifts: { ...into.shifts, [shift]: { ...into.shifts[shift], people: shifts[shift].people } },
  }),
})
const vendorsPart = (shift: WorkShift): Part<Draft> => ({
  name: `vendors.${shift}`,
  of: ({ shifts }) =>
    shifts[shift].vendors.map(({ userId, asked, price, certificates }) => ({ userId, asked, price, certificates })),
  take: ({ shifts }, into) => ({
    ...into,
    shifts: { ...into.shifts, [shift]: { ...into.shifts[shift], vendors: shifts[shift].vendors } },
  }),
})
export const taskParts: ReadonlyArray<Part<Draft>> = [
  {
    name: "site",
    of: ({ kind, siteId }) => ({ kind, siteId }),
    take: ({ kind, siteId }, into) => ({ ...into, kind, siteId }),
  },
  {
    name: "small",
    of: ({ smallName, smallAddress, smallType, smallCustomerId }) => ({
      smallName,
      smallAddress,
      smallType,
      smallCustomerId,
    }),
    take: ({ smallName, smallAddress, smallType, smallCustomerId }, into) => ({
      ...into,
      smallName,
      smallAddress,
      smallType,
      smallCustomerId,
    }),
  },
  {
    name: "days",
    of: ({ from, to, dayOffs }) => ({ from, to, dayOffs }),
    take: ({ isSeries, from, to, dayOffs }, into) => ({ ...into, isSeries, from, to, dayOffs }),
  },
  { name: "leader", of: ({ leaderId }) => leaderId, take: ({ leaderId }, into) => ({ ...into, leaderId }) },
  { name: "name", of: ({ name }) => name, take: ({ name }, into) => ({ ...into, name }) },
  { name: "note", of: ({ note }) => note, take: ({ note }, into) => ({ ...into, note }) },
  {
    name: "meeting",
    of: ({ meetingTime, meetingPlace }) => ({ meetingTime, meetingPlace }),
    take: ({ meetingTime, meetingPlace }, into) => ({ ...into, meetingTime, meetingPlace }),
  },
  ...workShifts.flatMap((shift) => [shiftPart(shift), peoplePart(shift), vendorsPart(shift)]),
  ...moreParts,
]
