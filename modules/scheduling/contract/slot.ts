/** 枠: what a vendor is asked for over some days, and what it has put in. */
import { Schema } from "effect"
import { daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { longestCalendarDays, slotStates } from "#modules/scheduling/codes.ts"

const isShort = Schema.makeFilter(({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }) =>
  daysBetween(from, to) >= longestCalendarDays
    ? { path: ["to"], issue: messageKey("tooMany", longestCalendarDays) }
    : undefined,
)
export const SlotQuery = Schema.Struct({ from: Day, to: Day }).check(endsOnOrAfter("from", "to")).check(isShort)
export type SlotQuery = typeof SlotQuery.Type

const { Int, String: Text, Number: Decimal, NullOr, Boolean: Bool } = Schema

const SlotView = Schema.Struct({
  taskId: Int,
  /** Of the arrangement: what an answer is sent with. */
  version: Int,
  day: Text,
  shift: Schema.Literals([1, 2, 3, 4]),
  from: NullOr(Text),
  to: NullOr(Text),
  constructionSiteId: Int,
  constructionSiteName: Text,
  address: Text,
  name: Text,
  note: Text,
  meetingTime: NullOr(Text),
  meetingPlace: NullOr(Text),
  leaderName: NullOr(Text),
  /** 人工 asked of it (null where they are not counted), put in so far, and asked when it answered. */
  maxWorker: NullOr(Decimal),
  filled: Decimal,
  askedThen: NullOr(Decimal),
  /** Yen for one 人工, now and when it answered. */
  price: NullOr(Int),
  priceThen: NullOr(Int),
  /** It answered when other qualifications were asked for. */
  isOtherCertificates: Bool,
  state: Schema.Literals(slotStates),
  /** Until when the company wants to hear: an instant. */
  answerBy: Text,
  reason: NullOr(Text),
  /** People can be put in or taken out: the pay month is open and the arrangement is not on hold. */
  isOpen: Bool,
  /** 保留: whom it has put in is pencilled in, and nothing is asked of it until the hold ends (D119). */
  isHeld: Bool,
  /** Its own people on this shift. */
  workers: Schema.Array(
    Schema.Struct({
      userId: Int,
      name: Text,
      countWork: Decimal,
      price: NullOr(Int),
      certificates: Schema.Array(Schema.Struct({ name: Text, licenseId: NullOr(Int), priceStaff: NullOr(Int) })),
    }),
  ),
})
export type SlotView = typeof SlotView.Type

export const SlotsView = Schema.Struct({
  from: Text,
  to: Text,
  today: Text,
  companyName: Text,
  days: Schema.Array(
    Schema.Struct({
      day: Text,
      weekday: Int,
      holiday: NullOr(Text),
      /** 人工 that it has put in, and its people that nothing is planned for. */
      filled: Decimal,
      free: Int,
      /** Its people that something is planned for, also what no slot asked for. */
      out: Int,
    }),
  ),
  /** What is to be answered from today on, whichever days are shown: how many, and on which days. */
  waiting: Schema.Struct({ count: Int, days: Schema.Array(Text) }),
  slots: Schema.Array(SlotView),
})
export type SlotsView = typeof SlotsView.Type
