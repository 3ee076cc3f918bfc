import { ApiError } from "@/lib/api-error.ts"

const saysClose = (facts: unknown) =>
  typeof facts === "object" && facts !== null && "leave" in facts && facts.leave === "close"

/** Whether somebody is not let in because he asked for 退会 himself, and nobody has decided it yet. */
export const isClosing = (error: unknown) =>
  error instanceof ApiError && error.errorCode === "User_Suspend" && saysClose(error.detail)
