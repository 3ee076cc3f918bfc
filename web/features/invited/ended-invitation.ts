/** What the refusal of an invitation's link says of it: whose it was, and how it ended. */
import { ApiError } from "@/lib/api-error.ts"
import { dayOfInstant, slashDate } from "@/lib/format.ts"

export interface Ended {
  readonly company: string
  readonly inviter: string
  readonly email: string
  readonly day: string
  readonly isDeclined: boolean
}
const textAt = (of: object, name: string) => {
  const text: unknown = Reflect.get(of, name)
  return typeof text === "string" ? text : ""
}
export const endedOf = (error: unknown): Ended | undefined => {
  if (!(error instanceof ApiError) || typeof error.detail !== "object" || error.detail === null) return undefined
  const { detail } = error
  const [company, at] = [textAt(detail, "companyName"), textAt(detail, "at")]
  if (company === "" || at === "") return undefined
  return {
    company,
    inviter: textAt(detail, "inviter"),
    email: textAt(detail, "email"),
    day: slashDate(dayOfInstant(at)),
    isDeclined: textAt(detail, "state") === "refused",
  }
}
