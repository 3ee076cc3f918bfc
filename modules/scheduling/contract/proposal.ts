/** お願い: what a customer wants otherwise (metadataCustomerUpdate), the company's answer, and the history of both. */
import { Schema } from "effect"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { HeadCount } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { Memo } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { desired } from "./task-parts.ts"

const { optionalKey, NullOr, Int, String: Text } = Schema
const Flag = oneOf([0, 1])

/** What a customer may wish: shifts and people of its own side, when it would like to begin, another day. */
export const wishes = {
  morningShiftCustomer: optionalKey(Flag),
  afternoonShiftCustomer: optionalKey(Flag),
  eveningShiftCustomer: optionalKey(Flag),
  otherShiftCustomer: optionalKey(Flag),
  workerMorning: optionalKey(NullOr(HeadCount)),
  workerAfternoon: optionalKey(NullOr(HeadCount)),
  workerEvening: optionalKey(NullOr(HeadCount)),
  workerOther: optionalKey(NullOr(HeadCount)),
  ...desired,
}
export const CustomerUpdate = Schema.Struct({
  ...wishes,
  date: optionalKey(Schema.Struct({ from: Day, to: optionalKey(NullOr(Day)) }).check(endsOnOrAfter("from", "to"))),
  /** ひとこと. */
  comment: optionalKey(Memo),
})
export type CustomerUpdate = typeof CustomerUpdate.Type

const Clock = optionalKey(NullOr(Text))
const Heads = optionalKey(NullOr(Int))
const shownWishes = {
  morningShiftCustomer: optionalKey(Int),
  afternoonShiftCustomer: optionalKey(Int),
  eveningShiftCustomer: optionalKey(Int),
  otherShiftCustomer: optionalKey(Int),
  workerMorning: Heads,
  workerAfternoon: Heads,
  workerEvening: Heads,
  workerOther: Heads,
  startTimeDesire: Clock,
  endTimeDesire: Clock,
  startTimeDesireMorning: Clock,
  endTimeDesireMorning: Clock,
  startTimeDesireAfternoon: Clock,
  endTimeDesireAfternoon: Clock,
  startTimeDesireEvening: Clock,
  endTimeDesireEvening: Clock,
  startTimeDesireOther: Clock,
  endTimeDesireOther: Clock,
  date: optionalKey(Schema.Struct({ from: Text, to: NullOr(Text) })),
}
const ShownWishes = Schema.Struct(shownWishes)
export type ShownWishes = typeof ShownWishes.Type

/** The pending wish as the customer and the admin side see it. */
export const PendingUpdate = Schema.Struct({ ...shownWishes, comment: NullOr(Text), createdAt: Text })

export const ProposalView = Schema.Struct({
  id: Int,
  taskId: Int,
  /** 2 waits, 1 holds, 3 refused, 0 taken back. */
  status: Int,
  createdAt: Text,
  customerUpdatedAt: Text,
  dataUpdate: ShownWishes,
  dataOrigin: ShownWishes,
  comment: NullOr(Text),
  reason: NullOr(Text),
  /** From when until when the day was worked at the answer; null where no time was wished for, and for its customer while it is held. */
  settledFrom: NullOr(Text),
  settledTo: NullOr(Text),
  answeredAt: NullOr(Text),
  /** Who asked, and who answered: both sides are told of both. */
  createdBy: Text,
  answeredBy: NullOr(Text),
  day: Text,
  constructionSiteId: Int,
  constructionSiteName: Text,
})
export type ProposalView = typeof ProposalView.Type

/**
 * `isSeen` is said by who was told that the arrangement is not any more what the customer saw when it asked; `isTimeTaken`
 * answers the question of TASK-20: the wished times take the place of the arranged ones.
 */
export const ConfirmProposal = Schema.Struct({
  version: Version,
  isSeen: optionalKey(Flag),
  isTimeTaken: optionalKey(Flag),
})
export type ConfirmProposal = typeof ConfirmProposal.Type
/** The refusal's reason in the company's words. */
export const RejectProposal = Schema.Struct({ version: Version, reason: optionalKey(Memo) })

export const ProposalQuery = Schema.Struct({
  status: optionalKey(
    oneOf([requestStatuses.inactive, requestStatuses.active, requestStatuses.requesting, requestStatuses.reject]),
  ),
  constructionSiteId: optionalKey(Id),
  ...pageFields,
})
export type ProposalQuery = typeof ProposalQuery.Type
