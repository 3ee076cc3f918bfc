/** Where partners read of an arrangement: the page says there what became of it, should it be gone or elsewhere by then. */
import type { TaskRow } from "../repository/task-rows.ts"

type OnADay = Pick<TaskRow, "id" | "day">
export const customersPath = ({ id, day }: OnADay) => `/home?from=${day}&task=${id}`
/** The row in お願いと返事 that says what was answered. */
export const answersPath = ({ id, day }: OnADay) => `/home?from=${day}&answer=${id}`

/** The first slot of the arrangement that the vendor is asked for. */
export const vendorsPath =
  (partnerId: number) =>
  ({
    id,
    day,
    vendors,
  }: OnADay & { readonly vendors: ReadonlyArray<Pick<TaskRow["vendors"][number], "partnerId" | "shift">> }) => {
    const own = vendors.find((slot) => slot.partnerId === partnerId)
    return own === undefined ? slotsPath({ day }) : slotsPath({ day, slot: `${id}-${own.shift}` })
  }
export const slotsPath = ({ day, slot }: { readonly day: string; readonly slot?: string }) =>
  `/slots?day=${day}${slot === undefined ? "" : `&slot=${slot}`}`
