import type access from "./ja/access.ts"
import type account from "./ja/account.ts"
import type attendance from "./ja/attendance.ts"
import type calendar from "./ja/calendar.ts"
import type close from "./ja/close.ts"
import type common from "./ja/common.ts"
import type ends from "./ja/ends.ts"
import type form from "./ja/form.ts"
import type invitation from "./ja/invitation.ts"
import type invites from "./ja/invites.ts"
import type jobs from "./ja/jobs.ts"
import type labels from "./ja/labels.ts"
import type landing from "./ja/landing.ts"
import type legal from "./ja/legal.ts"
import type list from "./ja/list.ts"
import type mails from "./ja/mails.ts"
import type notices from "./ja/notices.ts"
import type partners from "./ja/partners.ts"
import type pay from "./ja/pay.ts"
import type people from "./ja/people.ts"
import type picker from "./ja/picker.ts"
import type profile from "./ja/profile.ts"
import type session from "./ja/session.ts"
import type shell from "./ja/shell.ts"
import type today from "./ja/today.ts"
import type works from "./ja/works.ts"

/** The areas with their Japanese texts, which are the types of the keys. */
export interface Areas {
  readonly access: typeof access
  readonly account: typeof account
  readonly attendance: typeof attendance
  readonly calendar: typeof calendar
  readonly close: typeof close
  readonly common: typeof common
  readonly ends: typeof ends
  readonly form: typeof form
  readonly invitation: typeof invitation
  readonly invites: typeof invites
  readonly jobs: typeof jobs
  readonly labels: typeof labels
  readonly landing: typeof landing
  readonly legal: typeof legal
  readonly list: typeof list
  readonly mails: typeof mails
  readonly notices: typeof notices
  readonly partners: typeof partners
  readonly pay: typeof pay
  readonly people: typeof people
  readonly picker: typeof picker
  readonly profile: typeof profile
  readonly session: typeof session
  readonly shell: typeof shell
  readonly today: typeof today
  readonly works: typeof works
}
/** The shape a translation must have: the same keys, all of them. */
export type Same<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Same<Texts[Key]> }
