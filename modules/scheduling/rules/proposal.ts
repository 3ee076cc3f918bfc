/** What a wish changes of an arrangement, field by field. */
import { type WorkShift, workShifts } from "#modules/kernel/codes.ts"
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

/** What a wish says otherwise than it is, beside what it is; undefined when it says nothing new. It moves one day. */
export const difference = (
  before: Values,
  { comment: _, date, ...said }: CustomerUpdate,
): { readonly dataUpdate: ShownWishes; readonly dataOrigin: ShownWishes } | undefined => {
  const asked: Values = { ...said, ...(date === undefined ? {} : { date: { from: date.from, to: null } }) }
  const changed = Object.keys(asked).filter(
    (field) => asked[field] !== undefined && !isSame(asked[field], before[field]),
  )
  if (changed.length === 0) return undefined
  const of = (values: Values): ShownWishes => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]))
  return { dataUpdate: of(asked), dataOrigin: of(before) }
}

/** The shifts that the customer newly asks for, and those that it asks for no more. */
export const shiftsWished = (update: ShownWishes): Readonly<Partial<Record<WorkShift, boolean>>> =>
  Object.fromEntries(
    workShifts.flatMap((shift) => {
      const flag = update[shiftFields[shift].customerFlag]
      return flag === undefined ? [] : [[shift, flag === 1]]
    }),
  )
