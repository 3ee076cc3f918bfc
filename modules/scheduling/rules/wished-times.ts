/** Arranged times beside those that a customer wishes for: beside which a wish stands, and what takes their place. The web counts by it too. */
import { type WorkShift, workShifts } from "#modules/kernel/codes/shift.ts"
import { shiftFields } from "../codes.ts"
import type { ShownWishes } from "../contract/proposal.ts"
import type { Values } from "./proposal.ts"
import { spanOf } from "./shift-span.ts"

interface Arranged {
  readonly shift: WorkShift
  readonly from: string | null
  readonly to: string | null
}

/** Arranged times by the names of the wishes that they are beside (D64). */
export const arrangedTimes = (shifts: ReadonlyArray<Arranged>): Values => {
  const { from, to } = spanOf(shifts)
  return {
    startTimeDesire: from,
    endTimeDesire: to,
    ...Object.assign(
      {},
      ...shifts.map((one) => {
        const { desireFrom, desireTo } = shiftFields[one.shift]
        return { [desireFrom]: one.from, [desireTo]: one.to }
      }),
    ),
  }
}

/** Whether a field says when to begin or to end: of the day, or of one shift. */
export const isTimeField = (field: string) => /^(start|end)TimeDesire/.test(field)
/** Whether a wish says when to begin or to end. */
export const wishesForTimes = (update: Values) =>
  Object.entries(update).some(([field, value]) => isTimeField(field) && value != null)

const clock = (value: unknown) => (typeof value === "string" ? value : undefined)

/**
 * The wished times as times of shifts: a shift's own first, the day's start as that of its first shift, its end as that of
 * its last.
 */
export const timesTaken = (shifts: ReadonlyArray<Arranged>, update: Values): Readonly<Record<string, string>> => {
  const { from: first, to: last } = spanOf(shifts)
  return Object.assign(
    {},
    ...workShifts.map((shift) => {
      const stored = shifts.find((one) => one.shift === shift)
      if (stored === undefined) return {}
      const { from, to, desireFrom, desireTo } = shiftFields[shift]
      const start = clock(update[desireFrom]) ?? (stored.from === first ? clock(update.startTimeDesire) : undefined)
      const end = clock(update[desireTo]) ?? (stored.to === last ? clock(update.endTimeDesire) : undefined)
      return { ...(start === undefined ? {} : { [from]: start }), ...(end === undefined ? {} : { [to]: end }) }
    }),
  )
}

interface Planned extends Arranged {
  readonly isOn: boolean
}
/** The shifts that are worked once the wished ones are ticked, with the times that they have or are given. */
export const shiftsAfter = (
  stored: ReadonlyArray<Planned>,
  wished: Readonly<Partial<Record<WorkShift, boolean>>>,
  usual: ReadonlyArray<Arranged>,
): ReadonlyArray<Arranged> =>
  workShifts.flatMap((shift) => {
    const own = stored.find((one) => one.shift === shift)
    const given = usual.find((one) => one.shift === shift)
    if (!(wished[shift] ?? own?.isOn === true)) return []
    return [{ shift, from: own?.from ?? given?.from ?? null, to: own?.to ?? given?.to ?? null }]
  })

/** The shifts that the customer newly asks for, and those that it asks for no more. */
export const shiftsWished = (update: ShownWishes): Readonly<Partial<Record<WorkShift, boolean>>> =>
  Object.fromEntries(
    workShifts.flatMap((shift) => {
      const flag = update[shiftFields[shift].customerFlag]
      return flag === undefined ? [] : [[shift, flag === 1]]
    }),
  )
