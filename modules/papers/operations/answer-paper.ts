/** The word of the other side: by its own account, or by the link of a mail. */
import { Effect } from "effect"
import { instantNow } from "#modules/kernel/clock.ts"
import { flags } from "#modules/kernel/codes.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import type { VendorConfirm } from "../contract/paper-input.ts"
import type { PaperRow, PaperSubject } from "../model.ts"
import { paperPolicy } from "../policy.ts"
import { paperKinds } from "../rules/kinds.ts"
import { moved, stored } from "./move-paper.ts"
import { heldPaper } from "./seen-paper.ts"
import { paperNow } from "./show-paper.ts"
import { tellAbout } from "./tell-about.ts"

/** A person of the other side, or whoever holds the link and wrote his name. */
export interface Answerer {
  readonly personId: number | null
  readonly name: string | null
}
export interface Answer {
  readonly isYes: boolean
  readonly reason: string | undefined
}

/** An acceptance or an agency request becomes valid by it (D133), what the company issued is answered by it. */
export const answered = Effect.fn("Papers.answered")(function* (
  row: PaperRow,
  subject: PaperSubject,
  { isYes, reason }: Answer,
  { name, personId }: Answerer,
) {
  const next = {
    answer: isYes ? ("confirmed" as const) : ("refused" as const),
    answeredBy: personId,
    answeredName: name,
    answeredAt: yield* instantNow,
    answerReason: isYes ? null : (reason ?? null),
  }
  if (paperKinds[subject.type].agreed === "otherSide")
    return yield* moved(row, subject, isYes ? "approve" : "reject", reason, personId, next)
  const after = yield* stored(row, "answer", next, personId)
  yield* tellAbout(after, next.answer, reason, personId)
  return after
})

/** Fails with Paper_Missing, Permission_Denied, Update_Expired. */
export const vendorConfirm = Effect.fn("Papers.vendorConfirm")(function* (id: number, asked: VendorConfirm) {
  const { row, subject } = yield* heldPaper(id)
  const { personId } = yield* authorize(paperPolicy, "confirm", subject)
  yield* refuseExpired(asked.version, row.version, paperNow(id))
  const answer = { isYes: asked.isConfirm === flags.on, reason: asked.reason }
  yield* answered(row, subject, answer, { personId, name: null })
  return yield* paperNow(id)
})
