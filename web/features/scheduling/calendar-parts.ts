import type { Calendar, Slot } from "./calendar-model.ts"
import type { CalendarPlace } from "./calendar-place.ts"
import type { TaskRequest } from "./task-request.ts"

/** What desk and phone draw. */
export interface CalendarParts {
  readonly place: CalendarPlace
  /** The month asked for; undefined while it is not known. */
  readonly calendar: Calendar | undefined
  /** The day beside it: the last one that could be shown. */
  readonly shown: { readonly day: string; readonly calendar: Calendar; readonly since: number } | undefined
  readonly isLoading: boolean
  /** The company answered that it does not give what was asked for. */
  readonly isRefused: boolean
  readonly onOpen: ((slot: Slot) => void) | undefined
  readonly onCreate: ((day: string) => void) | undefined
  readonly onRequest: (request: TaskRequest) => void
}
/** When the day that is shown is not the one that was asked for: since when it is known, in milliseconds. */
export const olderThan = ({ place, shown }: CalendarParts) =>
  shown !== undefined && shown.day !== place.day ? shown.since : undefined
