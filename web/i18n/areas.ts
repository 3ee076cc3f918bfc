import type access from "./ja/access.ts"
import type account from "./ja/account.ts"
import type arranging from "./ja/arranging.ts"
import type attendance from "./ja/attendance.ts"
import type billing from "./ja/billing.ts"
import type bills from "./ja/bills.ts"
import type calendar from "./ja/calendar.ts"
import type close from "./ja/close.ts"
import type common from "./ja/common.ts"
import type contact from "./ja/contact.ts"
import type customer from "./ja/customer.ts"
import type ends from "./ja/ends.ts"
import type expenses from "./ja/expenses.ts"
import type form from "./ja/form.ts"
import type imports from "./ja/imports.ts"
import type income from "./ja/income.ts"
import type inspected from "./ja/inspected.ts"
import type invitations from "./ja/invitations.ts"
import type invited from "./ja/invited.ts"
import type jobs from "./ja/jobs.ts"
import type journal from "./ja/journal.ts"
import type labels from "./ja/labels.ts"
import type landing from "./ja/landing.ts"
import type legal from "./ja/legal.ts"
import type letters from "./ja/letters.ts"
import type list from "./ja/list.ts"
import type looks from "./ja/looks.ts"
import type mails from "./ja/mails.ts"
import type match from "./ja/match.ts"
import type menu from "./ja/menu.ts"
import type mobile from "./ja/mobile.ts"
import type money from "./ja/money.ts"
import type mypage from "./ja/mypage.ts"
import type notices from "./ja/notices.ts"
import type offers from "./ja/offers.ts"
import type palette from "./ja/palette.ts"
import type papers from "./ja/papers.ts"
import type partners from "./ja/partners.ts"
import type pay from "./ja/pay.ts"
import type people from "./ja/people.ts"
import type permission from "./ja/permission.ts"
import type picker from "./ja/picker.ts"
import type plan from "./ja/plan.ts"
import type platform from "./ja/platform.ts"
import type profile from "./ja/profile.ts"
import type registration from "./ja/registration.ts"
import type reports from "./ja/reports.ts"
import type seller from "./ja/seller.ts"
import type session from "./ja/session.ts"
import type settings from "./ja/settings.ts"
import type shell from "./ja/shell.ts"
import type slots from "./ja/slots.ts"
import type steps from "./ja/steps.ts"
import type today from "./ja/today.ts"
import type trading from "./ja/trading.ts"
import type transfer from "./ja/transfer.ts"
import type works from "./ja/works.ts"

/** The areas with their Japanese texts, which are the types of the keys. */
export interface Areas {
  readonly access: typeof access
  readonly account: typeof account
  readonly arranging: typeof arranging
  readonly attendance: typeof attendance
  readonly billing: typeof billing
  readonly bills: typeof bills
  readonly calendar: typeof calendar
  readonly close: typeof close
  readonly contact: typeof contact
  readonly seller: typeof seller
  readonly common: typeof common
  readonly customer: typeof customer
  readonly ends: typeof ends
  readonly form: typeof form
  readonly imports: typeof imports
  readonly income: typeof income
  readonly inspected: typeof inspected
  readonly invitations: typeof invitations
  readonly invited: typeof invited
  readonly jobs: typeof jobs
  readonly labels: typeof labels
  readonly landing: typeof landing
  readonly legal: typeof legal
  readonly list: typeof list
  readonly looks: typeof looks
  readonly mails: typeof mails
  readonly menu: typeof menu
  readonly mobile: typeof mobile
  readonly money: typeof money
  readonly mypage: typeof mypage
  readonly notices: typeof notices
  readonly offers: typeof offers
  readonly palette: typeof palette
  readonly letters: typeof letters
  readonly match: typeof match
  readonly papers: typeof papers
  readonly expenses: typeof expenses
  readonly partners: typeof partners
  readonly pay: typeof pay
  readonly people: typeof people
  readonly permission: typeof permission
  readonly picker: typeof picker
  readonly plan: typeof plan
  readonly platform: typeof platform
  readonly profile: typeof profile
  readonly registration: typeof registration
  readonly reports: typeof reports
  readonly session: typeof session
  readonly settings: typeof settings
  readonly shell: typeof shell
  readonly slots: typeof slots
  readonly steps: typeof steps
  readonly today: typeof today
  readonly trading: typeof trading
  readonly journal: typeof journal
  readonly transfer: typeof transfer
  readonly works: typeof works
}
/** The shape a translation must have: the same keys, all of them. */
export type Same<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Same<Texts[Key]> }
