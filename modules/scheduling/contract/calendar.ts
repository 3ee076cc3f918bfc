/**
 * A month in one call: columns instead of rows, numbers that point into small tables instead of repeated words.
 *
 * `tasks.x[i]` is a fact of arrangement i; `slots.x[j]` is a fact of one of its shifts, `slots.task[j]` says whose.
 */

import { Schema } from "effect"
import { daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Id } from "#modules/kernel/fields/row.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { longestCalendarDays } from "#modules/scheduling/codes.ts"
import type { taskPolicy } from "../policy.ts"
import { ShiftDefault } from "./task-view.ts"

const isShort = Schema.makeFilter(({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }) =>
  daysBetween(from, to) >= longestCalendarDays
    ? { path: ["to"], issue: messageKey("tooMany", longestCalendarDays) }
    : undefined,
)
/** A stretch of days, both ends included: a month, a week, a day. */
export const CalendarQuery = Schema.Struct({
  from: Day,
  to: Day,
  constructionSiteId: Schema.optionalKey(Id),
})
  .check(endsOnOrAfter("from", "to"))
  .check(isShort)
export type CalendarQuery = typeof CalendarQuery.Type

const { Int, String: Text, Number: Decimal, NullOr, optionalKey } = Schema
const Column = Schema.Array(Int)
const Measures = Schema.Array(Decimal)

export const CalendarView = Schema.Struct({
  from: Text,
  to: Text,
  today: Text,
  shifts: Schema.Array(ShiftDefault),
  days: Schema.Array(
    Schema.Struct({
      day: Text,
      /** 0 Sunday to 6 Saturday. */
      weekday: Int,
      holiday: NullOr(Text),
      /** The pay month is closing or closed: nothing of this day can change. */
      isClosed: Schema.Boolean,
      /** Company roles only: 人工 needed, assigned and still missing over all arrangements of the day. */
      needed: optionalKey(Decimal),
      assigned: optionalKey(Decimal),
      shortage: optionalKey(Decimal),
    }),
  ),
  sites: Schema.Array(
    Schema.Struct({
      id: Int,
      name: Text,
      nameKana: NullOr(Text),
      type: Int,
      customerName: optionalKey(NullOr(Text)),
    }),
  ),
  /** Company roles: everyone who can be arranged, one row of the worker view each. Others: who is on their shifts. */
  staff: Schema.Array(
    Schema.Struct({
      userId: Int,
      name: Text,
      furiganaName: NullOr(Text),
      trade: NullOr(Text),
      /** Of whoever comes from a vendor; only to whom vendors are told. */
      vendorCompanyName: optionalKey(NullOr(Text)),
    }),
  ),
  times: Schema.Array(Schema.Struct({ from: Text, to: Text })),
  /** Names and first lines of notes, each once. */
  texts: Schema.Array(Text),
  tasks: Schema.Struct({
    id: Column,
    version: Column,
    /** Index into `days`. */
    day: Column,
    /** Index into `sites`. */
    site: Column,
    /** 0 when it is no part of a series. */
    groupId: Column,
    /** Index into `staff`, -1 without a leader. */
    leader: Column,
    /** Indexes into `texts`, -1 where there is none. */
    name: Column,
    note: Column,
    /** When and where to meet (D109), "07:40 北ゲート前"; the place is the site's where the arrangement names none. */
    meeting: Column,
    /** Indexes of the arrangements that are held: drawn hatched, their people pencilled in, no need of theirs counted. */
    held: Column,
  }),
  slots: Schema.Struct({
    /** Index into `tasks`. */
    task: Column,
    /** MORNING 1, AFTERNOON 2, EVENING 3, OTHER 4. */
    shift: Column,
    /** Index into `times`; -1 of a customer's request that nobody has set times for: 調整中 (D64). */
    time: Column,
    /** 人工 needed and assigned: company roles only. */
    needed: optionalKey(Measures),
    assigned: optionalKey(Measures),
    /** Heads that the customer asked for: the admin side, customers and vendors; -1 where none were. */
    heads: optionalKey(Column),
    /** Indexes into `staff`, ascending by who was assigned first. */
    staff: Schema.Array(Column),
  }),
  permissions: permissionsBy<typeof taskPolicy>(),
})
export type CalendarView = typeof CalendarView.Type
