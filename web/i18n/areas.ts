import type access from "./ja/access.ts"
import type attendance from "./ja/attendance.ts"
import type calendar from "./ja/calendar.ts"
import type close from "./ja/close.ts"
import type common from "./ja/common.ts"
import type ends from "./ja/ends.ts"
import type form from "./ja/form.ts"
import type jobs from "./ja/jobs.ts"
import type labels from "./ja/labels.ts"
import type list from "./ja/list.ts"
import type partners from "./ja/partners.ts"
import type pay from "./ja/pay.ts"
import type people from "./ja/people.ts"
import type session from "./ja/session.ts"
import type shell from "./ja/shell.ts"
import type today from "./ja/today.ts"
import type works from "./ja/works.ts"

/** The areas with their Japanese texts, which are the types of the keys. */
export interface Areas {
  readonly access: typeof access
  readonly attendance: typeof attendance
  readonly calendar: typeof calendar
  readonly close: typeof close
  readonly common: typeof common
  readonly ends: typeof ends
  readonly form: typeof form
  readonly jobs: typeof jobs
  readonly labels: typeof labels
  readonly list: typeof list
  readonly partners: typeof partners
  readonly pay: typeof pay
  readonly people: typeof people
  readonly session: typeof session
  readonly shell: typeof shell
  readonly today: typeof today
  readonly works: typeof works
}
/** The shape a translation must have: the same keys, all of them. */
export type Same<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Same<Texts[Key]> }
