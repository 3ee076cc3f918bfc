import { isText, known, typedOf } from "@/lib/address.ts"

export const invitationStates = ["open", "expired", "accepted", "refused", "withdrawn"] as const
export type InvitationState = (typeof invitationStates)[number]

/** What the address of 招待 says; without `box` it is what the company sent. */
export interface InvitationSearch {
  readonly box?: "received" | undefined
  /** In address, name and company. */
  readonly q?: string | undefined
  readonly state?: InvitationState | undefined
  readonly sort?: string | undefined
}
export const invitationSearch = ({ box, q, state, sort }: Readonly<Record<string, unknown>>): InvitationSearch =>
  known({
    box: box === "received" ? ("received" as const) : undefined,
    q: typedOf(q),
    state: invitationStates.find((one) => one === state),
    sort: isText(sort) ? sort : undefined,
  })
