/** The platform's word on a company: approved, rejected with a reason, stopped, let in again; its admin hears of it. */
import { Effect } from "effect"
import { personWithPreferences } from "#modules/identity/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { type ActiveStatus, activeStatuses, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { expired } from "#modules/kernel/version.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import { notify, queueMail } from "#modules/notifications/index.ts"
import { companyDecidedMail, decidedNotice } from "../mail/company-decided.ts"
import { planById } from "../repository/plans.ts"
import { companyForUpdate, saveCompany } from "../repository/settings.ts"
import type { CompanyRow } from "../repository.ts"
import { asksReason, type Decision, decisionOf } from "../rules/decisions.ts"
import { trialFrom } from "../rules/trial.ts"

interface Asked {
  readonly companyId: number
  readonly status: number
  readonly reason?: string
  /** As whoever decides has seen it; absent where nobody has looked (the command line). */
  readonly version?: number
}

const tellAdmin = Effect.fnUntraced(function* (row: CompanyRow, decision: Decision, reason: string) {
  if (row.adminId === null) return
  const { email, id, language, name } = yield* personWithPreferences(row.adminId)
  yield* notify(row.id, {
    kind: "companyDecided",
    subject: `company:${row.id}`,
    path: "/",
    texts: decidedNotice(row.name, decision, reason),
    personIds: [id],
  })
  yield* queueMail({
    kind: `company.${decision}`,
    companyId: null,
    to: { email, name, personId: id },
    from: null,
    language,
    content: companyDecidedMail(language, decision, {
      name,
      companyName: row.name,
      reason,
      url: yield* linkTo("/login"),
    }),
    secret: null,
    uselessAt: null,
  })
})

const reasonMissing = refuse("Invalid_Input", [{ field: "reason", message: "required" }])

/**
 * Runs in the platform's scope, which goes on as the company's. Fails with Not_Found, Update_Expired where it was decided
 * or said anew meanwhile, and Invalid_Input without a reason for what takes one.
 */
export const decideCompany = Effect.fn("Companies.decide")(function* (asked: Asked) {
  const { companyId, reason = "", version } = asked
  yield* adoptCompany(companyId)
  const row = yield* found(companyForUpdate(companyId))
  const [from, to]: ReadonlyArray<ActiveStatus> = [row.status, asked.status].map((one) => wordOf(activeStatuses, one))
  const decision = from === undefined || to === undefined ? undefined : decisionOf(from, to)
  if (decision === undefined || (version !== undefined && version !== row.version))
    return yield* expired({ status: row.status, version: row.version })
  if (asksReason(decision) && reason.trim() === "") return yield* reasonMissing
  const isTalkedAbout = decision === "approve" && ((yield* planById(row.subscriptionId ?? 0))?.isContact ?? false)
  // What it costs is agreed on first: else it would have everything for nothing.
  if (isTalkedAbout) return yield* refuse("Invalid_Input", [{ field: "status", message: "planTalkedAbout" }])
  const next = { status: asked.status, statusReason: asksReason(decision) ? reason : "" }
  const trial = decision === "approve" ? trialFrom(row, yield* todayInJapan) : {}
  yield* saveCompany(companyId, { ...next, ...trial })
  yield* tellAdmin(row, decision, next.statusReason)
  yield* tell(
    {
      action: "company.decide",
      subject: `company:${companyId}`,
      before: { status: row.status, reason: row.statusReason },
      after: { status: next.status, reason: next.statusReason, ...trial },
    },
    { topic: "CompanyDecided", body: { companyId, status: next.status } },
  )
  return { id: companyId, name: row.name, status: next.status, reason: next.statusReason, version: row.version + 1 }
})
