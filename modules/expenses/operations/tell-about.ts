/** Whoever decides is asked, whoever asked learns what became of it; who did it is told nothing. */
import { Effect } from "effect"
import { membershipsOfCompany } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { answerNotice, notify } from "#modules/notifications/index.ts"
import type { RequestRow } from "../model.ts"
import { deciders } from "../policy.ts"
import { noticeWords, type Told } from "../views/notice-words.ts"

/** In the write that moved it. */
export const tellAbout = Effect.fn("Expenses.tellAbout")(function* (row: RequestRow, what: Told | "withdraw") {
  const { companyId, personId } = yield* CurrentActor
  const subject = `expense:${row.id}`
  const path = `/payment?request=${row.id}`
  const facts = { name: row.staffName, amount: row.amount, reason: row.reason ?? undefined }
  const asked = (yield* membershipsOfCompany(companyId, deciders))
    .filter((one) => one.status === activeStatuses.active && one.personId !== row.personId)
    .map((one) => one.personId)
  if (what === "ask") {
    if (asked.length === 0) return
    const texts = noticeWords(what, facts)
    return yield* notify(companyId, {
      kind: "expense.ask",
      subject,
      path,
      texts,
      asks: true,
      personIds: asked,
      forRoles: deciders,
    })
  }
  if (what === "approve" || what === "reject" || what === "withdraw")
    for (const decider of asked) yield* answerNotice({ companyId, personId: decider, kind: "expense.ask", subject })
  if (what === "withdraw" || row.personId === personId) return
  const texts = noticeWords(what, facts)
  yield* notify(companyId, { kind: `expense.${what}`, subject, path, texts, personIds: [row.personId] })
})
