/**
 * One press of a punch button, as it waits on the device.
 *
 * It belongs to one person in one company, carries the time pressed, and an id made here, so that the company takes it
 * once however often it is sent.
 */
import type { PressAction } from "#modules/timekeeping/codes.ts"
import type { Owner } from "../device/owner.ts"

export interface Position {
  readonly lat: number
  readonly lng: number
  readonly accuracy: number
}
/** waiting: on the device only; delivered: the company has it; refused: the company said no, with its reason. */
export type Delivery = "waiting" | "delivered" | "refused"

/** What the person pressed. `claimEnd` tells the end of a punch that was forgotten. */
export type PressKind = PressAction | "claimEnd"

/** What a press is about; what it means for the day is worked out from these. */
export interface PressFacts {
  readonly kind: PressKind
  /** The arrangement that it is for. */
  readonly taskId?: number
  /** Without an arrangement: the chosen site, or the office. */
  readonly constructionSiteId?: number
  readonly isOffice?: boolean
  /** For the lists on the device. */
  readonly siteName?: string
  /** Ticked at check-out by people paid by shift. */
  readonly shifts?: ReadonlyArray<1 | 2 | 3 | 4>
  /** Of these, those of which half was worked. */
  readonly halfShifts?: ReadonlyArray<1 | 2 | 3 | 4>
  /** claimEnd: which punch, and the end told. */
  readonly timekeepingId?: number
  readonly claimsEnd?: string
  /** cancel: the press that is taken back. */
  readonly cancels?: string
}
export interface QueuedPress extends Owner, PressFacts {
  /** Counted up by the device: the order in which presses are sent. */
  readonly order: number
  readonly clientId: string
  /** UTC, by the device's clock corrected by the server's. */
  readonly pressedAt: string
  readonly position?: Position
  readonly delivery: Delivery
  /** How often it was sent; from the first time on its content is fixed. */
  readonly attempts: number
  /** When the company's answer came, by the device's clock in milliseconds. */
  readonly answeredAt?: number
  readonly refusal?: { readonly code: string; readonly sentence: string }
  /** The person has read why it was refused. */
  readonly isRead?: boolean
}
export type NewPress = Omit<QueuedPress, "order" | "delivery" | "attempts">

export const isOwnedBy = (owner: Owner, press: Owner) =>
  press.personId === owner.personId && press.companyId === owner.companyId

/** A version 4 UUID. `crypto.randomUUID` is missing where the page comes over plain HTTP in an office. */
export const newClientId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) =>
    (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, "0"),
  ).join("")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-")
}
