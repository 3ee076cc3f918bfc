import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"

/**
 * Goes on as a member of a company (PICK-04): stores company and role, sets the calendar to the month, and loads the
 * page anew, so that nothing of another company is left in it.
 */
export const enterCompany = (choice: { readonly companyId: number; readonly roleId: number }) => {
  session.pickCompany(choice)
  location.assign(wayBack.take())
}
