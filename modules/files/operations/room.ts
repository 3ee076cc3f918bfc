/** How much may wait for a row to name it: the disk is everybody's, and what nobody uses stays on it for a day. */
import { Effect } from "effect"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { holdUploads, unusedBytes } from "../repository/files.ts"

const megabyte = 1_048_576
/** Three full uploads of ten files for one person. */
const mostOfPerson = 300
const mostOfCompany = 3_000
/** The sweep takes what is a day old; twice that, and it is late. */
const heldMillis = 2 * 86_400_000

const full = (limit: number) =>
  refuse("File_Too_Large", [{ field: "files", message: messageKey("unusedFilesFull", limit) }])

/** In the write that says what is there. Fails with File_Too_Large, naming the limit that has no room for so many bytes. */
export const needRoom = Effect.fn("Files.needRoom")(function* (
  by: { readonly companyId: number; readonly personId: number },
  bytes: number,
  nowMillis: number,
) {
  yield* holdUploads(by.companyId)
  const waiting = yield* unusedBytes(by.companyId, instantOfMillis(nowMillis - heldMillis))
  const sumOf = (all: typeof waiting) => all.reduce((total, one) => total + one.bytes, bytes)
  if (sumOf(waiting.filter(({ uploadedBy }) => uploadedBy === by.personId)) > mostOfPerson * megabyte)
    return yield* full(mostOfPerson)
  if (sumOf(waiting) > mostOfCompany * megabyte) return yield* full(mostOfCompany)
})
