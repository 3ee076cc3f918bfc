/** Made-up arrangements for the rules in words: what somebody may have to do with one. */
import type { Actor } from "#modules/kernel/actor.ts"
import type { Subject } from "../policy.ts"

/** Records of nobody whom the reader could be. */
export const own = 1
export const nobody = 99
export const somewhere = 98

export const others = (): Subject => ({
  own,
  customerId: somewhere,
  leaderStaffId: nobody,
  workers: [],
  vendors: [],
  hasTimes: true,
  isFixedPrice: false,
  isHeld: false,
  isClosed: false,
})
/** A partner's people are on it; whoever is none is on it himself. */
export const worked = ({ partnerId }: Actor): Subject => ({
  ...others(),
  workers: [{ staffId: partnerId === null ? own : nobody, partnerId, shift: "morning" }],
})
/** A vendor is asked for people on it. */
export const asked = ({ partnerId }: Actor): Subject => ({
  ...others(),
  vendors: [{ partnerId: partnerId ?? somewhere, shift: "morning" }],
})
export const led = (): Subject => ({ ...others(), leaderStaffId: own })
export const ordered = ({ partnerId }: Actor): Subject => ({ ...others(), customerId: partnerId ?? somewhere })

export const hasRecord = ({ partnerId, role }: Actor) => partnerId === null || role === "vendorWorker"
export const isPartner = ({ partnerId, role }: Actor) => partnerId !== null && role !== "vendorWorker"
