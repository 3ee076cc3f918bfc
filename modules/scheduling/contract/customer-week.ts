/** A customer's week: its own sites by days, with what is fixed, what it wishes and what it has asked to be changed. */
import { Schema } from "effect"
import { Day } from "#modules/kernel/fields/day.ts"
import { PendingUpdate } from "./proposal.ts"

export const WeekQuery = Schema.Struct({ from: Day })

const { Int, String: Text, NullOr, Boolean: Bool, optionalKey } = Schema
const Clock = NullOr(Text)

const WeekShift = Schema.Struct({
  shift: Int,
  /** The company has fixed it: then there are times. */
  isOn: Bool,
  customerAsks: Bool,
  from: Clock,
  to: Clock,
  /** People that the customer asked for. */
  heads: NullOr(Int),
  desireFrom: Clock,
  desireTo: Clock,
})
const WeekTask = Schema.Struct({
  id: Int,
  version: Int,
  constructionSiteId: Int,
  day: Text,
  groupId: NullOr(Int),
  name: Text,
  meetingTime: Clock,
  meetingPlace: NullOr(Text),
  leaderName: NullOr(Text),
  leaderPhone: NullOr(Text),
  startTimeDesire: Clock,
  endTimeDesire: Clock,
  /** Times are set: from now on changes go by request. */
  hasTimes: Bool,
  isClosed: Bool,
  /** The company changed it since the customer last did. */
  isAdminUpdate: Bool,
  shifts: Schema.Array(WeekShift),
  /** Null when nothing waits; absent once the company changed what it is about. */
  metadataCustomerUpdate: optionalKey(NullOr(PendingUpdate)),
})
export type WeekTask = typeof WeekTask.Type

const WeekSite = Schema.Struct({
  id: Int,
  name: Text,
  address: Text,
  type: Int,
  leaderName: NullOr(Text),
  leaderPhone: NullOr(Text),
  /** The next day with an arrangement after this week. */
  nextDay: NullOr(Text),
})

export const CustomerWeek = Schema.Struct({
  from: Text,
  to: Text,
  today: Text,
  companyName: Text,
  companyPhone: NullOr(Text),
  days: Schema.Array(Schema.Struct({ day: Text, holiday: NullOr(Text), isClosed: Bool })),
  /** The company's hours, by which a wish begins; null for a shift that it has none of. */
  usualTimes: Schema.Array(Schema.Struct({ shift: Int, from: Clock, to: Clock })),
  sites: Schema.Array(WeekSite),
  /** Places of small jobs in this week (TASK-17): nothing else is asked for at them. */
  smallJobs: Schema.Array(WeekSite),
  tasks: Schema.Array(WeekTask),
})
export type CustomerWeek = typeof CustomerWeek.Type
