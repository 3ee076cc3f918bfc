/** A link that is over says whose invitation it was and how it ended. */
import { expect, test } from "vitest"
import { endedOf } from "@/features/invited/ended-invitation.ts"
import { ApiError } from "@/lib/api-error.ts"

const refusal = (detail: unknown) => new ApiError({ status: 410, errorCode: "Link_Used", detail })
const told = { companyName: "招待工業", inviter: "田中 一郎", email: "i…@mail.example", at: "2026-11-20T15:30:00Z" }

test("INV-13 declined and joined are told apart, with company, inviter, address and day", () => {
  const shown = { company: "招待工業", inviter: "田中 一郎", email: "i…@mail.example", day: "2026/11/21" }
  expect(endedOf(refusal({ ...told, state: "refused" }))).toEqual({ ...shown, isDeclined: true })
  expect(endedOf(refusal({ ...told, state: "accepted" }))).toEqual({ ...shown, isDeclined: false })
  expect(endedOf(refusal(undefined))).toBeUndefined()
  expect(endedOf(new Error("away"))).toBeUndefined()
})
