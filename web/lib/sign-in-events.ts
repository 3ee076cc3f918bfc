/** What answers mean for the whole page: the sign-in is over, or the company can't be used any more (AUTH-13). */
import { session } from "./session.ts"

const companyIsLost = [
  "Your_Company_In_Header_Not_Valid",
  "You_Are_Blocked_From_This_Company",
  "Company_Blocked",
  "Company_Not_Verify",
  "Admin_Of_This_Company_Expire_Purchase",
  "Missing_Company_Id_In_Header",
]
/** The picker says which it is: whether a company waits or was rejected, and why. */
const saidByPicker = ["Missing_Company_Id_In_Header", "Company_Not_Verify"]
interface Answer {
  readonly status: number
  readonly body: unknown
}
interface Handlers {
  readonly signedOut: () => void
  readonly companyLost: (sentence: string | undefined) => void
  /** The plan is over: whoever still comes in is shown what he may do about it (PICK-10). */
  readonly planOver: () => void
}
let handlers: Handlers = { signedOut: () => undefined, companyLost: () => undefined, planOver: () => undefined }
/** Who is refused here comes in no more, whatever it was. */
const entrance = "/workspace"

const wordsOf = (body: unknown) =>
  typeof body === "object" && body !== null && "errorCode" in body && "errorMessage" in body
    ? { errorCode: String(body.errorCode), errorMessage: String(body.errorMessage) }
    : undefined

export const signInEvents = {
  /** Set once by the page. */
  handle: (next: Handlers) => {
    handlers = next
  },
  signedOut: () => {
    session.end()
    handlers.signedOut()
  },
  seen: <A extends Answer>(answer: A, path: string): A => {
    const words = answer.status >= 400 ? wordsOf(answer.body) : undefined
    if (words?.errorCode === "Admin_Of_This_Company_Expire_Purchase" && path !== entrance) handlers.planOver()
    else if (words !== undefined && companyIsLost.includes(words.errorCode)) {
      // Calls that were under way together are refused together: it is said once.
      const isNews = session.signIn()?.companyId !== undefined && !saidByPicker.includes(words.errorCode)
      session.dropCompany()
      handlers.companyLost(isNews ? words.errorMessage : undefined)
    }
    return answer
  },
}
