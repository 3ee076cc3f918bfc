import { ApiError } from "@/lib/api-error.ts"

/** Whether somebody is not let in because he asked for 退会 himself, and nobody has decided it yet. */
export const isClosing = (error: unknown) =>
  error instanceof ApiError &&
  error.errorCode === "User_Suspend" &&
  (error.detail as { readonly leave?: string } | undefined)?.leave === "close"
