/**
 * 取引停止: with a stopped partner nothing new is begun, by itself or by the company: no site, arrangement, slot, request,
 * paper of its own or person. What stands goes on to its end, is billed and paid, and its people sign in as before.
 */
import { type FieldError, refuse } from "#modules/kernel/errors.ts"

interface Dealing {
  readonly isActive: boolean
}
/** Whether something new may be begun with it; what is of it already stays. */
export const begins = ({ isActive }: Dealing, stands = false) => isActive || stands

const message = "partnerStopped"
const codes = { customer: "Customer_Not_Valid", vendor: "Vendor_Not_Valid" } as const

export const stoppedIn = (field: string): FieldError => ({ field, message })

/** The refusal, beside the field to blame. */
export const stoppedPartner = (as: keyof typeof codes, field: string) => refuse(codes[as], [stoppedIn(field)])
