/** What a wish changes of an arrangement, field by field. */
import { workShifts } from "#modules/kernel/codes/shift.ts"
import { shiftFields } from "../codes.ts"
import type { CustomerUpdate, ShownWishes } from "../contract/proposal.ts"
import type { ShiftPlan } from "./shift-plan.ts"

export interface Wished {
  readonly day: string
  readonly startTimeDesire: string | null
  readonly endTimeDesire: string | null
  readonly shifts: ReadonlyArray<Pick<ShiftPlan, "shift" | "customerAsks" | "heads" | "desireFrom" | "desireTo">>
}
/** The customer's side of an arrangement by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>

/** The customer's side of an arrangement as it is. */
export const wishesAsTheyAre = ({ day, shifts, ...times }: Wished): Values => ({
  date: { from: day, to: null },
  ...times,
  ...Object.assign(
    {},
    ...workShifts.map((shift) => {
      const stored = shifts.find((one) => one.shift === shift)
      const { customerFlag, heads, desireFrom, desireTo } = shiftFields[shift]
      return {
        [customerFlag]: stored?.customerAsks === true ? 1 : 0,
        [heads]: stored?.heads ?? null,
        [desireFrom]: stored?.desireFrom ?? null,
        [desireTo]: stored?.desireTo ?? null,
      }
    }),
  ),
})

interface Asked {
  readonly more: { readonly isCustomer: boolean }
  readonly shifts: ReadonlyArray<{ readonly isOn: boolean; readonly customerAsks: boolean }>
}
/** A customer made it, and nobody has set times. */
export const isRequest = ({ more, shifts }: Asked) =>
  more.isCustomer && !shifts.some(({ isOn }) => isOn) && shifts.some(({ customerAsks }) => customerAsks)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** A time that is arranged is what a wish for another stands beside; what is wished for no more, beside what was wished. */
export const besideWish = ({ stored, arranged }: AsItIs, field: string, asked: unknown) =>
  (asked === null ? undefined : arranged[field]) ?? stored[field]

/** The customer's side as it is stored, and the times that are arranged, as far as the customer is told them. */
export interface AsItIs {
  readonly stored: Values
  readonly arranged: Values
}
/** What a wish says otherwise than it is, beside what it is; undefined when it says nothing new. It moves one day. */
export const difference = (
  now: AsItIs,
  { comment: _, date, ...said }: CustomerUpdate,
): { readonly dataUpdate: ShownWishes; readonly dataOrigin: ShownWishes } | undefined => {
  const asked: Values = { ...said, ...(date === undefined ? {} : { date: { from: date.from, to: null } }) }
  const changed = Object.keys(asked).filter(
    (field) => asked[field] !== undefined && !isSame(asked[field], besideWish(now, field, asked[field])),
  )
  if (changed.length === 0) return undefined
  const of = (valueOf: (field: string) => unknown): ShownWishes =>
    Object.fromEntries(changed.map((field) => [field, valueOf(field) ?? null]))
  return { dataUpdate: of((field) => asked[field]), dataOrigin: of((field) => besideWish(now, field, asked[field])) }
}
