/** The last 今日 that the company sent, for the hours without a signal. */
import type { Today } from "#modules/timekeeping/contract.ts"
import { keep, kept } from "../device/kept.ts"
import type { Owner } from "../device/owner.ts"

export interface KeptDay {
  readonly today: Today
  /**
   * Client ids of the presses that the company had answered when this was asked for: they are in it. Named one by one,
   * because a device's clock may be set back between a press and its answer.
   */
  readonly knows: ReadonlyArray<string>
  /** When it came, by the device's clock in milliseconds. */
  readonly receivedAt: number
  /** The company could not be asked: this is what the device had. */
  readonly isFromDevice?: boolean
}
/** With the form of what is kept: one of an earlier form is not read. */
const place = "today.3"

export const keepDay = (owner: Owner | undefined, day: KeptDay) => keep(owner, place, day)
export const keptDay = (owner: Owner | undefined) => kept<KeptDay>(owner, place)
