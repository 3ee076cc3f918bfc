/** Whoever forgot his password on the way into a company finds back to what he was asked. */
import { expect, test } from "vitest"
import { invitationBehind, waitingInvitation } from "@/features/session/link-token.ts"

const token = "a".repeat(43)

test("INV-08 the invitation waits behind # while a new password is chosen, and is no operator's link", () => {
  expect(waitingInvitation(`#${invitationBehind(token)}`)).toBe(token)
  expect(waitingInvitation(`#${token}`)).toBeUndefined()
  expect(waitingInvitation("")).toBeUndefined()
})
