/** What the eight kinds of papers differ by (D25, D26, D102). */
import type { PaperSide, PaperType } from "../codes.ts"

/** Who is on the other side: who pays us, or whom we pay. */
type PartyKind = "customer" | "payee"
interface Kind {
  /** The sides that may make it, and who stands opposite the company then. */
  readonly makers: Readonly<Partial<Record<PaperSide, PartyKind>>>
  /** What makes it valid: our own yes, or the word of the side that did not make it. */
  readonly agreed: "inside" | "otherSide"
  /** The customer may say yes or no to it after it was issued. */
  readonly isAnswered: boolean
  readonly isPaid: boolean
  /** Its lines may bill the work of arrangements: to the party where it pays us, else by it. */
  readonly bills: PartyKind | null
  /** How its number begins. */
  readonly mark: string
}

export const paperKinds: Readonly<Record<PaperType, Kind>> = {
  requestLabor: {
    makers: { party: "payee" },
    agreed: "inside",
    isAnswered: false,
    isPaid: true,
    bills: "payee",
    mark: "PRL",
  },
  requestFixed: {
    makers: { party: "payee" },
    agreed: "inside",
    isAnswered: false,
    isPaid: true,
    bills: null,
    mark: "PRF",
  },
  invoice: {
    makers: { us: "customer" },
    agreed: "inside",
    isAnswered: true,
    isPaid: true,
    bills: "customer",
    mark: "INV",
  },
  estimate: { makers: { us: "customer" }, agreed: "inside", isAnswered: true, isPaid: false, bills: null, mark: "EST" },
  acceptanceLabor: {
    makers: { us: "payee", party: "customer" },
    agreed: "otherSide",
    isAnswered: false,
    isPaid: true,
    bills: "payee",
    mark: "ACL",
  },
  acceptanceFixed: {
    makers: { us: "payee", party: "customer" },
    agreed: "otherSide",
    isAnswered: false,
    isPaid: true,
    bills: null,
    mark: "ACF",
  },
  agencyRequest: {
    makers: { us: "payee" },
    agreed: "otherSide",
    isAnswered: false,
    isPaid: true,
    bills: "payee",
    mark: "PAY",
  },
  receipt: { makers: { us: "customer" }, agreed: "inside", isAnswered: true, isPaid: false, bills: null, mark: "RCT" },
}

/** Whether this paper bills work: an acceptance that a customer makes says of ours what our invoice bills. */
export const billsWork = (type: PaperType, { isCustomersPaper }: { readonly isCustomersPaper: boolean }) =>
  paperKinds[type].bills === (isCustomersPaper ? "customer" : "payee")

/** Who sells on a paper: its number of registration stands on it (D26). */
export const sellerOf = (type: PaperType, madeSide: PaperSide): PaperSide =>
  paperKinds[type].makers[madeSide] === "customer" ? "us" : "party"

/** A series of numbers is a kind's in a year of issue. */
export const seriesOf = (type: PaperType, issuedOn: string) => `${paperKinds[type].mark}-${issuedOn.slice(0, 4)}`
export const paperNo = (series: string, n: number) => `${series}-${String(n).padStart(5, "0")}`
