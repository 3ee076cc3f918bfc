/** Whose a thing on the device is. */
import { session } from "../session.ts"

export interface Owner {
  readonly personId: number
  readonly companyId: number
}
/** The person and the company of this page's sign-in. */
export const currentOwner = (): Owner | undefined => {
  const signIn = session.signIn()
  return signIn?.companyId === undefined ? undefined : { personId: signIn.personId, companyId: signIn.companyId }
}
