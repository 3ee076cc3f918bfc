/** A plan that changed while it was chosen (D92): refused, and shown as it is now. */
import { ApiError } from "@/lib/api-error.ts"

interface ChangedPlan {
  readonly name: string
  readonly price: number
  readonly totalUser: number | null
}
const isPlan = (detail: unknown): detail is ChangedPlan =>
  typeof detail === "object" && detail !== null && "price" in detail && "totalUser" in detail && "name" in detail

export const changedPlanOf = (error: unknown): ChangedPlan | undefined =>
  error instanceof ApiError && error.errorCode === "Update_Expired" && isPlan(error.detail) ? error.detail : undefined
