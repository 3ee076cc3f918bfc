/**
 * What the admin is told of plan and bills, and what he may do about it: on coming into a company (PICK-08, 09, BILL-09,
 * 10, 19) and on going over to another (PICK-05). The screens draw what stands here.
 */
import { addMonths, daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { AlertAction, AlertKind, BillPurpose, SwitchKind } from "../codes.ts"

export interface AlertFacts {
  /** Why the company has to pay or to wait, and whether its admin may look around meanwhile; absent of one that is open. */
  readonly gate?: { readonly kind: "planExpired" | "paymentIncomplete" | "notApproved" } | undefined
  /** By the platform; before its yes a registration is said anew, and no plan changed. */
  readonly isApproved: boolean
  /** A plan of old: it is chosen anew before anything is paid (D8). */
  readonly isLegacyPlan: boolean
  /** How the company pays is not settled. */
  readonly isPending: boolean
  readonly isBanking: boolean
  /** Several months at once. */
  readonly isMultiMonth: boolean
  readonly isPrepaid: boolean
  readonly expiredAt: IsoDate | null
  /** A trial is not extended: another plan takes its place. */
  readonly isTrial?: boolean | undefined
  readonly bills: ReadonlyArray<{
    readonly purpose: BillPurpose
    readonly total: number
    readonly dueOn: IsoDate
    /** Of a renewal: the last day that it goes on from. */
    readonly renews?: IsoDate | null | undefined
  }>
}
export interface Alert<Kind = AlertKind> {
  readonly kind: Kind
  readonly closable: boolean
  /** The first is what OK does. */
  readonly actions: ReadonlyArray<AlertAction>
}

/** A plan of one month, or one that was tried, ends soon only in its last days. */
const lastDays = 7

/** From when its end is said: a month before of several months that were paid at once (0§4). */
export const endsSoon = (of: Pick<AlertFacts, "expiredAt" | "isMultiMonth" | "isPrepaid">, today: IsoDate): boolean => {
  const { expiredAt, isMultiMonth, isPrepaid } = of
  if (expiredAt === null || !isPrepaid || expiredAt < today) return false
  return isMultiMonth ? addMonths(today, 1) >= expiredAt : daysBetween(today, expiredAt) <= lastDays
}

/** Payment does not let him work: he pays what is owed, or chooses a plan where nothing is (BILL-09). */
const ofGate = (kind: "planExpired" | "paymentIncomplete", of: AlertFacts): Alert => {
  const owes = of.bills.length > 0 && !of.isLegacyPlan
  const first = owes ? "payNow" : "choosePlan"
  // PICK-08: who pays by transfer is held here until the money came.
  if (of.isBanking || !of.isApproved)
    return { kind, closable: false, actions: owes || of.isApproved ? [first, "switchCompany"] : ["switchCompany"] }
  return { kind, closable: true, actions: owes ? [first, "changePlan", "later"] : [first, "switchCompany"] }
}

/** What is spoken of: of a company that is open its months and its renewal, for another order that is not paid stops nothing. */
export const billsToldOf = <One extends AlertFacts["bills"][number]>(
  gate: AlertFacts["gate"],
  bills: ReadonlyArray<One>,
): ReadonlyArray<One> =>
  gate === undefined ? bills.filter(({ purpose, renews }) => purpose === "month" || (renews ?? null) !== null) : bills

/** On coming in; undefined where there is nothing to be said. */
export const alertOf = (of: AlertFacts, today: IsoDate): Alert | undefined => {
  const { bills, gate } = of
  if (gate?.kind === "notApproved") return { kind: gate.kind, closable: false, actions: ["switchCompany"] }
  if (gate !== undefined) return ofGate(gate.kind, of)
  if (of.isLegacyPlan) return { kind: "rechoose", closable: true, actions: ["choosePlan", "later"] }
  const told = billsToldOf(gate, bills)
  const isRenewal = told.some(({ renews }) => (renews ?? null) !== null)
  if (told.length > 0)
    return {
      kind: "unpaid",
      closable: true,
      actions: isRenewal ? ["payNow", "changePlan", "later"] : ["payNow", "later"],
    }
  if (endsSoon(of, today))
    return {
      kind: "ending",
      closable: true,
      actions: of.isTrial === true ? ["changePlan", "later"] : ["extendPlan", "changePlan", "later"],
    }
  return undefined
}

/** On going over to a company (PICK-05); undefined where he goes on unasked. */
export const switchAlertOf = ({ bills, gate, isMultiMonth, isPending }: AlertFacts): Alert<SwitchKind> | undefined => {
  if (isPending || gate === undefined || gate.kind === "notApproved") return undefined
  if (bills.length > 0 && !isMultiMonth) return { kind: "remind", closable: true, actions: ["payNow", "later"] }
  return { kind: "error", closable: true, actions: ["payNow", "cancel"] }
}
