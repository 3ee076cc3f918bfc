/** Days of a person that can't be: a birthday that is to come, a joining day of another century. */
import { addDays, addMonths, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"

interface PersonDays {
  readonly birthday?: IsoDate | null | undefined
  readonly joinDate?: IsoDate | null | undefined
}
interface Impossible {
  readonly field: string
  readonly message: string
}
/** Nobody who works was born or joined before it. */
const earliest = "1900-01-01"

const outside = (field: string, day: IsoDate | null | undefined, latest: IsoDate): ReadonlyArray<Impossible> =>
  day == null || (earliest <= day && day <= latest)
    ? []
    : [{ field, message: messageKey("outsidePeriod", earliest, latest) }]

/**
 * Each impossible day by its field. Ages decide premiums (40, 65, 70, 75), so a birthday that can't be is refused and never
 * guessed at; who joins is written down a year ahead at most.
 */
export const impossibleDays = ({ birthday, joinDate }: PersonDays, today: IsoDate): ReadonlyArray<Impossible> => [
  ...outside("birthday", birthday, addDays(today, -1)),
  ...outside("joinDate", joinDate, addMonths(today, 12)),
]

/** The same of a birthday in a form that the calendar has let through. */
export const impossibleBirthday = (birthday: string, today: string) =>
  impossibleDays({ birthday: isoDate(birthday) }, isoDate(today))
