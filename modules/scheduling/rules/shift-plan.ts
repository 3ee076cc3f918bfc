/** The four shifts of an arrangement, from what was stored, what is asked and what the company usually does. */
import { type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import type { ClockTime } from "#modules/kernel/minutes.ts"
import type { CustomerCertificate } from "./certificates.ts"
import { isInOrder } from "./shift-times.ts"

export interface ShiftPlan {
  readonly shift: WorkShift
  readonly isOn: boolean
  readonly customerAsks: boolean
  readonly from: ClockTime | null
  readonly to: ClockTime | null
  /** Whole people the customer asked for. */
  readonly heads: number | null
  /** 人工 that the company arranges. */
  readonly needed: number
  /** When the customer would like to begin and end. */
  readonly desireFrom: ClockTime | null
  readonly desireTo: ClockTime | null
  /** What the customer pays for certificates. */
  readonly certificates: ReadonlyArray<CustomerCertificate>
}
/** What a form says of one shift; what is absent stays as it was. */
export interface ShiftWish {
  readonly isOn?: boolean | undefined
  readonly customerAsks?: boolean | undefined
  readonly from?: ClockTime | undefined
  readonly to?: ClockTime | undefined
  readonly heads?: number | null | undefined
  readonly needed?: number | null | undefined
  readonly desireFrom?: ClockTime | null | undefined
  readonly desireTo?: ClockTime | null | undefined
  readonly certificates?: ReadonlyArray<CustomerCertificate> | undefined
}
export type Wishes = Readonly<Record<WorkShift, ShiftWish>>
export type UsualTimes = Readonly<
  Partial<Record<WorkShift, { readonly from: ClockTime | null; readonly to: ClockTime | null }>>
>
export interface Fault {
  readonly shift: WorkShift
  readonly at: "flag" | "from" | "to" | "heads"
  readonly message: "required" | "startNotBeforeEnd" | "startEqualsEnd" | "noShift" | "shiftsDiffer"
}

const empty = (shift: WorkShift): ShiftPlan => ({
  shift,
  isOn: false,
  customerAsks: false,
  from: null,
  to: null,
  heads: null,
  needed: 0,
  desireFrom: null,
  desireTo: null,
  certificates: [],
})

/** The company arranges another number than the customer asked for: D29 bills that one. */
const hasOwnNumber = ({ isOn, heads, needed }: ShiftPlan) => isOn && needed !== 0 && needed !== heads

/**
 * TASK-47: a fixed-price site counts no heads. Otherwise who names only the customer's heads needs as many, but where the
 * company said a number of its own: that one only the company changes, because it is what the customer pays.
 */
const neededOf = (wish: ShiftWish, before: ShiftPlan, isFixedPrice: boolean): number => {
  if (isFixedPrice) return 0
  if (wish.needed !== undefined) return wish.needed ?? 0
  if (wish.heads === undefined || hasOwnNumber(before)) return before.needed
  return wish.heads ?? 0
}

const planOf = (before: ShiftPlan, wish: ShiftWish, usual: UsualTimes, isFixedPrice: boolean): ShiftPlan => {
  const isOn = wish.isOn ?? before.isOn
  const customerAsks = wish.customerAsks ?? before.customerAsks
  // An unticked shift forgets its times and heads (0§4), unless the customer still asks for it.
  if (!isOn && !customerAsks) return empty(before.shift)
  return {
    shift: before.shift,
    isOn,
    customerAsks,
    from: wish.from ?? before.from ?? usual[before.shift]?.from ?? null,
    to: wish.to ?? before.to ?? usual[before.shift]?.to ?? null,
    heads: wish.heads === undefined ? before.heads : wish.heads,
    needed: isOn ? neededOf(wish, before, isFixedPrice) : 0,
    desireFrom: wish.desireFrom === undefined ? before.desireFrom : wish.desireFrom,
    desireTo: wish.desireTo === undefined ? before.desireTo : wish.desireTo,
    // TASK-44: a fixed-price site has no prices by the head.
    certificates: isFixedPrice ? [] : (wish.certificates ?? before.certificates),
  }
}

/** The plan of all four shifts, in the order of the day. */
export const planShifts = (given: {
  readonly before: ReadonlyArray<ShiftPlan>
  readonly wishes: Wishes
  readonly usual: UsualTimes
  readonly isFixedPrice: boolean
}): ReadonlyArray<ShiftPlan> =>
  workShifts.map((shift) =>
    planOf(
      given.before.find((plan) => plan.shift === shift) ?? empty(shift),
      given.wishes[shift],
      given.usual,
      given.isFixedPrice,
    ),
  )

const timeFaults = (plan: ShiftPlan): ReadonlyArray<Fault> => {
  const { shift, from, to } = plan
  if (from === null || to === null) {
    return (["from", "to"] as const)
      .filter((at) => plan[at] === null)
      .map((at) => ({ shift, at, message: "required" as const }))
  }
  if (isInOrder(shift, from, to)) return []
  return [{ shift, at: "to", message: from === to ? "startEqualsEnd" : "startNotBeforeEnd" }]
}

/** D84: as many shifts as the customer ticked, but not the same ones, can't be meant. */
const differsFromCustomer = (plans: ReadonlyArray<ShiftPlan>): ReadonlyArray<Fault> => {
  const ours = plans.filter(({ isOn }) => isOn)
  const theirs = plans.filter(({ customerAsks }) => customerAsks)
  const first = ours.find(({ customerAsks }) => !customerAsks)
  return theirs.length > 0 && ours.length === theirs.length && first !== undefined
    ? [{ shift: first.shift, at: "flag", message: "shiftsDiffer" }]
    : []
}

/**
 * What keeps the plan from being saved: no shift at all, times missing or out of order, no head count where one is
 * asked (`asksHeads`: 常用 sites, for every shift that is newly on), other shifts than the customer's (D84).
 */
export const faultsOf = (
  plans: ReadonlyArray<ShiftPlan>,
  wishes: Wishes,
  asksHeads: (shift: WorkShift) => boolean,
): ReadonlyArray<Fault> => {
  const ours = plans.filter(({ isOn }) => isOn)
  if (ours.length === 0) return [{ shift: "morning", at: "flag", message: "noShift" }]
  const headless = ours
    .filter(({ shift }) => asksHeads(shift) && wishes[shift].needed == null && wishes[shift].heads == null)
    .map(({ shift }): Fault => ({ shift, at: "heads", message: "required" }))
  return [...ours.flatMap(timeFaults), ...headless, ...differsFromCustomer(plans)]
}
