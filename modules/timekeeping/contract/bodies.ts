/** What is sent to change attendance: presses, rests, what is taken back, corrections. Instants are UTC, days are Japan's. */
import { Schema } from "effect"
import { GivenInstant, IsoDate } from "#modules/kernel/civil-day.ts"
import { Id, Version } from "#modules/kernel/fields/row.ts"
import { CommonText } from "#modules/kernel/fields/text.ts"
import { Minutes } from "#modules/kernel/minutes.ts"

/** A UUID made by the device: a press comes once, however often it is sent. */
export const ClientId = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
)
export const Latitude = Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }))
export const Longitude = Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }))
export const Accuracy = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))
export const WorkShiftId = Schema.Literals([1, 2, 3, 4])

/** Of the shifts that are sent along, those of which half was worked. */
const halvesAreShifts = Schema.makeFilter(
  ({ halfShifts = [], shifts = [] }: { halfShifts?: ReadonlyArray<number>; shifts?: ReadonlyArray<number> }) =>
    halfShifts.every((half) => shifts.includes(half)) ? undefined : { path: ["halfShifts"], issue: "halfOfNoShift" },
)

const location = {
  lat: Schema.optionalKey(Latitude),
  lng: Schema.optionalKey(Longitude),
  accuracy: Schema.optionalKey(Accuracy),
}

/** 打刻: with an arrangement, or a site, or the office. Without an action the state decides between in and out. */
export const PressBody = Schema.Struct({
  action: Schema.optionalKey(Schema.Literals(["in", "out"])),
  taskId: Schema.optionalKey(Id),
  constructionSiteId: Schema.optionalKey(Id),
  isOffice: Schema.optionalKey(Schema.Literals([0, 1])),
  /** The shifts that count as done; those of a check-in stand until the check-out ticks others. */
  shifts: Schema.optionalKey(Schema.Array(WorkShiftId)),
  /** Of `shifts`, those of which half was worked. Ours. */
  halfShifts: Schema.optionalKey(Schema.Array(WorkShiftId)),
  /** With `out`: the forgotten punch whose end is told now, and that end. */
  timekeepingId: Schema.optionalKey(Id),
  claimsEnd: Schema.optionalKey(GivenInstant),
  pressedAt: Schema.optionalKey(GivenInstant),
  clientId: Schema.optionalKey(ClientId),
  ...location,
}).check(halvesAreShifts)
export const RestBody = Schema.Struct({
  timekeepingId: Schema.optionalKey(Id),
  action: Schema.optionalKey(Schema.Literals(["start", "end"])),
  pressedAt: Schema.optionalKey(GivenInstant),
  clientId: Schema.optionalKey(ClientId),
})
export const CancelBody = Schema.Struct({ clientId: ClientId, cancels: ClientId, pressedAt: GivenInstant })

const reason = CommonText.check(Schema.isMinLength(1, { message: "required" }))

/** 退勤を入れる: the end that nobody pressed; all else stays as it was pressed. */
export const TellEndBody = Schema.Struct({ timekeepingId: Id, version: Version, checkOut: GivenInstant, reason })

/** As many as stand on one page. */
const mostAsked = 300
/** 本人に聞く: whoever forgot to check out is asked when he left. */
export const AskEndBody = Schema.Struct({ timekeepingId: Id })
/** 未出勤の人に連絡: whom the page shows as missing; who has come by now is told nothing. */
export const AskStartBody = Schema.Struct({
  userIds: Schema.Array(Id).check(Schema.isMinLength(1), Schema.isMaxLength(mostAsked)),
})
/** The rest of a punch as one total instead of its pressed rests; null counts the pressed ones again. */
export const RestTotalBody = Schema.Struct({
  totalRestDuration: Schema.NullOr(Minutes),
  reason: CommonText,
  version: Version,
})
export const RemovalBody = Schema.Struct({ reason: CommonText, version: Version })

/**
 * 打刻の訂正: a new punch when no id is given. Whole: what is not sent is not kept. Without `checkOut` somebody who is at
 * work stays so; his last rest may go on too.
 */
export const CorrectionBody = Schema.Struct({
  timekeepingId: Schema.optionalKey(Id),
  userId: Id,
  workingDay: IsoDate,
  taskId: Schema.optionalKey(Id),
  constructionSiteId: Schema.optionalKey(Id),
  isOffice: Schema.optionalKey(Schema.Literals([0, 1])),
  checkIn: GivenInstant,
  checkOut: Schema.optionalKey(GivenInstant),
  rests: Schema.Array(Schema.Struct({ checkIn: GivenInstant, checkOut: Schema.optionalKey(GivenInstant) })),
  shifts: Schema.optionalKey(Schema.Array(WorkShiftId)),
  /** Of `shifts`, those of which half was worked. Ours. */
  halfShifts: Schema.optionalKey(Schema.Array(WorkShiftId)),
  reason,
  version: Schema.optionalKey(Version),
}).check(halvesAreShifts)
