/** The platform looked at a company: it stands in the company's own history, and its first admin hears of it once a day. */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { tell } from "#modules/kernel/write.ts"
import { notify, tellingsOf } from "#modules/notifications/index.ts"
import { lookedNotice } from "../mail/platform-looked.ts"
import type { CompanyRow } from "../repository.ts"

/** The action under which a look stands in the record. */
export const looked = "platform.look"
const kind = "platformLooked"

/** In a write that goes on as the company. */
export const noteLook = Effect.fn("Companies.noteLook")(function* ({ adminId, id, status }: CompanyRow) {
  const { personId } = yield* CurrentPerson
  const subject = `company:${id}`
  yield* tell({ action: looked, subject, after: {} })
  // Who waits for the platform's word knows that it looks, and reads no notices yet.
  if (adminId === null || status !== activeStatuses.active) return
  const last = (yield* tellingsOf(id, kind, [subject])).get(subject)
  if (last !== undefined && tokyoDayOf(millisOfInstant(last)) === (yield* todayInJapan)) return
  const [operator] = yield* peopleByIds([personId])
  yield* notify(id, {
    kind,
    subject,
    path: "/setting",
    texts: lookedNotice(operator?.name ?? ""),
    personIds: [adminId],
  })
})
