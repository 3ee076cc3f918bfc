/** 枠: how many 人工 of a shift a vendor is asked for, and whether its people stay within it. */
import { addDays, type Instant, type IsoDate, instantOf } from "#modules/kernel/civil-day.ts"
import { requestStatuses, type WorkShift } from "#modules/kernel/codes.ts"
import type { SlotState } from "../codes.ts"
import { tally } from "./tally.ts"

/** A qualification that the vendor's people bring, for how many of them and at which price. */
export interface VendorCertificate {
  readonly title: string
  readonly price?: number | null
  readonly workers?: number
}
/** Asked and not answered yet, answered, can't. */
export const slotAnswers = {
  waiting: requestStatuses.requesting,
  given: requestStatuses.active,
  refused: requestStatuses.reject,
} as const
export type SlotAnswer = (typeof slotAnswers)[keyof typeof slotAnswers]

export interface VendorSlot {
  readonly partnerId: number
  readonly shift: WorkShift
  /** 人工; null where they are not counted. */
  readonly asked: number | null
  readonly price: number | null
  readonly certificates: ReadonlyArray<VendorCertificate>
}
export interface AnsweredSlot extends VendorSlot {
  readonly answer: SlotAnswer
  readonly reason: string | null
  /** What was asked and offered when it answered. */
  readonly askedThen: number | null
  readonly priceThen: number | null
  readonly certificatesThen: ReadonlyArray<VendorCertificate>
}

const isSame = (one: Pick<VendorSlot, "partnerId" | "shift">, other: Pick<VendorSlot, "partnerId" | "shift">) =>
  one.partnerId === other.partnerId && one.shift === other.shift

type Certificates = ReadonlyArray<VendorCertificate>
/** Whatever order a row's facts were stored in. */
const areSameCertificates = (some: Certificates, others: Certificates) =>
  some.length === others.length &&
  some.every((one, at) => {
    const other = others[at]
    return one.title === other?.title && (one.price ?? null) === (other.price ?? null) && one.workers === other.workers
  })
type Offer = Pick<VendorSlot, "price" | "certificates">
/** Whether both offer the same price and ask for the same qualifications. */
export const isOfferedAlike = (one: Offer, other: Offer) =>
  one.price === other.price && areSameCertificates(one.certificates, other.certificates)

const notAnswered = { reason: null, askedThen: null, priceThen: null, certificatesThen: [] }
const waiting = { answer: slotAnswers.waiting, ...notAnswered }
/** A slot as a form has it; certificates that it says nothing of are left out. */
export type AskedSlot = Omit<VendorSlot, "certificates"> & Partial<Pick<VendorSlot, "certificates">>

/**
 * Slots as a form has them, each with its answer: a new one waits, and so does a refused one that asks for something else.
 * Certificates that the form says nothing of stay as they are.
 */
export const asksAgain = (
  before: ReadonlyArray<AnsweredSlot>,
  slots: ReadonlyArray<AskedSlot>,
): ReadonlyArray<AnsweredSlot> =>
  slots.map((asked) => {
    const known = before.find((one) => isSame(one, asked))
    const slot = { ...asked, certificates: asked.certificates ?? known?.certificates ?? [] }
    if (known === undefined) return { ...slot, ...waiting }
    const { answer, reason, askedThen, priceThen, certificatesThen } = known
    const isRefusedOtherwise =
      answer === slotAnswers.refused && (known.asked !== slot.asked || !isOfferedAlike(known, slot))
    return {
      ...slot,
      ...(isRefusedOtherwise ? waiting : { answer, reason, askedThen, priceThen, certificatesThen }),
    }
  })

export const takenAway = <S extends Pick<VendorSlot, "partnerId" | "shift">>(
  before: ReadonlyArray<S>,
  after: ReadonlyArray<Pick<VendorSlot, "partnerId" | "shift">>,
): ReadonlyArray<S> => before.filter((slot) => !after.some((one) => isSame(one, slot)))

/**
 * What a change of one day's slots means for another day: what was taken away goes there too, what is new or asked
 * otherwise comes onto the shifts that it has.
 */
export const spreadSlots = (
  change: { readonly before: ReadonlyArray<AnsweredSlot>; readonly after: ReadonlyArray<AnsweredSlot> },
  there: ReadonlyArray<AnsweredSlot>,
  plans: ReadonlyArray<{ readonly shift: WorkShift; readonly isOn: boolean }>,
): ReadonlyArray<AnsweredSlot> => {
  const gone = takenAway(change.before, change.after)
  const isAsAsked = (slot: AnsweredSlot) =>
    change.before.some((one) => isSame(one, slot) && one.asked === slot.asked && isOfferedAlike(one, slot))
  const changed = change.after.filter(
    (slot) => !isAsAsked(slot) && plans.some(({ shift, isOn }) => shift === slot.shift && isOn),
  )
  const stays = there.filter((slot) => ![...gone, ...changed].some((one) => isSame(one, slot)))
  return [...stays, ...asksAgain(there, changed)]
}

export interface VendorBooking {
  readonly staffId: number
  readonly shift: WorkShift
  readonly countWork: number
  readonly partnerId: number | null
}
export interface Overfull extends Pick<VendorSlot, "partnerId" | "shift"> {
  readonly asked: number
  readonly filled: number
  /** The first person that does not fit any more, and what is left for him. */
  readonly staffId: number
  readonly left: number
}

/** The slots that more 人工 are put into than was asked; a vendor without a slot has no limit. */
export const overfullSlots = (
  slots: ReadonlyArray<Pick<VendorSlot, "partnerId" | "shift" | "asked">>,
  bookings: ReadonlyArray<VendorBooking>,
): ReadonlyArray<Overfull> =>
  slots.flatMap(({ partnerId, shift, asked }) => {
    if (asked === null) return []
    const own = bookings.filter((booking) => booking.shift === shift && booking.partnerId === partnerId)
    const filled = tally(own.map(({ countWork }) => countWork))
    if (filled <= asked) return []
    const at = own.findIndex((_, index) => tally(own.slice(0, index + 1).map(({ countWork }) => countWork)) > asked)
    const before = tally(own.slice(0, at).map(({ countWork }) => countWork))
    return [{ partnerId, shift, asked, filled, staffId: own[at]?.staffId ?? 0, left: tally([asked, -before]) }]
  })

/** Until when the company wants an answer: the evening before, while people can still be told. */
export const answerBy = (day: IsoDate): Instant => instantOf(addDays(day, -1), "18:00")

/** Whether the vendor still has to say something: nothing said, fewer than asked, or asked otherwise since. */
export const waitsForAnswer = (state: SlotState): boolean =>
  state === "waiting" || state === "partly" || state === "changed"

type AnsweredTerms = Pick<AnsweredSlot, "answer" | "certificates" | "certificatesThen">
/** Whether an answer was given to other qualifications than are asked for now. */
export const asksOtherCertificates = ({ answer, certificates, certificatesThen }: AnsweredTerms) =>
  answer === slotAnswers.given && !areSameCertificates(certificatesThen, certificates)

/** What an open slot still needs of its vendor; what was answered under other terms is asked about again. */
export const stateOfSlot = (slot: Omit<AnsweredSlot, "partnerId" | "shift" | "reason">, filled: number): SlotState => {
  const { asked, askedThen, answer } = slot
  if (answer === slotAnswers.refused) return "refused"
  if (answer === slotAnswers.waiting && filled === 0) return "waiting"
  const then = { price: slot.priceThen, certificates: slot.certificatesThen }
  if (answer === slotAnswers.given && !isOfferedAlike(then, slot)) return "changed"
  if (asked === null) return "full"
  if (answer === slotAnswers.given && askedThen !== asked && filled !== asked) return "changed"
  return filled < asked ? "partly" : "full"
}
