/** プラン相談: nothing was agreed on; the company keeps the plan that it has, and its first admin reads why (SUP-06). */
import { Effect } from "effect"
import { companyForUpdate, saveCompany } from "#modules/companies/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import type { RefuseContact } from "../contract/platform-plan.ts"
import { mailContactRefused } from "./mail-transfer.ts"

/**
 * In the platform's scope, which goes on as the company's. Fails with Not_Found, with Subscription_Never where nobody asked
 * and of a registration, which is rejected as a whole, with Update_Expired, and with Invalid_Input without a reason.
 */
export const refuseContact = Effect.fn("Billing.refuseContact")(function* (companyId: number, asked: RefuseContact) {
  yield* adoptCompany(companyId)
  const company = yield* found(companyForUpdate(companyId))
  if (company.subscriptionContact === null || company.status !== activeStatuses.active)
    return yield* refuse("Subscription_Never")
  if (company.version !== asked.version) return yield* expired({ version: company.version })
  const reason = asked.reason.trim()
  if (reason === "") return yield* refuse("Invalid_Input", [{ field: "reason", message: "required" }])
  yield* saveCompany(companyId, { subscriptionContact: null })
  yield* tell({
    action: "plan.refuseContact",
    subject: `company:${companyId}`,
    before: { subscriptionContact: company.subscriptionContact },
    after: { subscriptionContact: null, reason },
  })
  yield* mailContactRefused(company, reason)
  return { companyId, name: company.name, version: company.version + 1 }
})
