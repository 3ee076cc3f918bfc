/** What is read again when the server tells of a change: every screen that shows the thing. */
import { expect, test } from "vitest"
import { accessQuery } from "@/features/people/staff-queries.ts"
import { liveKeys } from "@/features/shell/live-keys.ts"

const readsAgain = (keys: (typeof liveKeys)[keyof typeof liveKeys], shown: ReadonlyArray<unknown>) =>
  keys.some((key) => key.every((part, at) => shown[at] === part))

test("STAFF-11 the card of who may come in follows people's records and partners' cards alike", () => {
  const { queryKey } = accessQuery(7)
  expect(readsAgain(liveKeys.staff, queryKey)).toBe(true)
  expect(readsAgain(liveKeys.partner, queryKey)).toBe(true)
  expect(readsAgain(liveKeys.notice, queryKey)).toBe(false)
})
