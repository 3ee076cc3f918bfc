/** 了解: a vendor that a site names says whether it works there (SITE-08, VEN-03's isSettingAutoJoinProject). */
import { Effect, Result } from "effect"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { allowed } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { namesOf } from "#modules/people/index.ts"
import type { VendorAnswer } from "../contract/site-people.ts"
import { answersAs, answersForOthers, sitePolicy } from "../policy/site-policy.ts"
import { answerOfVendor, vendorsOfSite } from "../repository/site-people.ts"
import { siteSubject } from "../views/site-view.ts"
import { blame } from "./blame.ts"
import { seenSite, showSite } from "./seen-site.ts"
import { tellOfSiteAnswer } from "./tell-site.ts"
import { whoAsks } from "./viewer.ts"

/**
 * Fails with Not_Found, Not_Creator_Vendor_Or_Leader, Vendor_Not_Valid (a vendor that the site does not name, another's
 * answer), Update_Expired.
 */
export const approveSite = Effect.fn("Scheduling.approveSite")(function* (id: number, asked: VendorAnswer) {
  const viewer = yield* whoAsks()
  const { actor } = viewer
  const found = yield* seenSite(viewer, id)
  const verdict = allowed(sitePolicy, "approve", actor, siteSubject(viewer, found))
  if (Result.isFailure(verdict)) return yield* refuse("Not_Creator_Vendor_Or_Leader")
  const vendorId = asked.vendorId ?? answersAs(actor)
  const isOthers = !answersForOthers(actor) && vendorId !== answersAs(actor)
  const before = (yield* vendorsOfSite(actor.companyId, id)).find(({ partnerId }) => partnerId === vendorId)
  if (before === undefined || isOthers) return yield* blame("Vendor_Not_Valid", "vendorId")
  const written = yield* answerOfVendor(actor.companyId, id, before.partnerId, asked.version, asked.status)
  if (!written) return yield* expired(yield* showSite(viewer, found))
  const names = yield* namesOf(actor.companyId, { staffIds: [], partnerIds: [before.partnerId] })
  const name = names.partners.get(before.partnerId)?.companyName ?? ""
  yield* tellOfSiteAnswer(actor.companyId, {
    site: found.site,
    vendor: { id: before.partnerId, name, version: before.version + 1 },
    isYes: asked.status === requestStatuses.active,
    isOwn: before.partnerId === answersAs(actor),
  })
  yield* tell(
    {
      action: "site.approve",
      subject: `site:${id}`,
      before: { vendorId: before.partnerId, request: before.request },
      after: { vendorId: before.partnerId, request: asked.status },
    },
    { topic: "SiteChanged", body: { companyId: actor.companyId, siteId: id } },
  )
  return yield* showSite(viewer, found)
})
