/** 会社の手当: what a company pays by rule, named once; pay terms are offered it. Changing it changes nobody's terms. */
import { isDeepStrictEqual } from "node:util"
import { Effect } from "effect"
import { flags } from "#modules/kernel/codes.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { CompanySubsidy, SetSubsidies } from "../contract/subsidies.ts"
import { subsidyPolicy } from "../policy.ts"
import { saveSubsidies, subsidiesForUpdate, subsidiesOfCompany } from "../repository/company-subsidies.ts"

const said = (stored: ReadonlyArray<CompanySubsidy> = []) => stored.map((one) => ({ isPaidWhole: flags.off, ...one }))

const shown = Effect.fnUntraced(function* () {
  const actor = yield* authorize(subsidyPolicy, "read", undefined)
  const stored = yield* subsidiesOfCompany(actor.companyId)
  return {
    subsidies: said(stored?.subsidies),
    version: stored?.version ?? 0,
    permissions: permissionsOn(subsidyPolicy, actor, undefined),
  }
})

/** Fails with Permission_Denied. */
export const showSubsidies = Effect.fn("Payroll.companySubsidies")(() => shown())

/** What pay terms may take over. Fails with Permission_Denied. */
export const offeredSubsidies = Effect.fn("Payroll.offeredSubsidies")(function* () {
  const { companyId } = yield* authorize(subsidyPolicy, "offer", undefined)
  return said((yield* subsidiesOfCompany(companyId))?.subsidies)
})

/** The whole list anew. Fails with Permission_Denied and Update_Expired (with what is stored now). */
export const setSubsidies = Effect.fn("Payroll.setCompanySubsidies")(function* ({ subsidies, version }: SetSubsidies) {
  const { companyId } = yield* authorize(subsidyPolicy, "set", undefined)
  const before = yield* subsidiesForUpdate(companyId)
  yield* refuseExpired(version, before?.version ?? 0, shown())
  const after = said(subsidies)
  // What differs in nothing is no change.
  if (isDeepStrictEqual(said(before?.subsidies), after)) return yield* shown()
  yield* saveSubsidies({ companyId, subsidies: after, version: version + 1 })
  yield* tell({ action: "subsidy.set", subject: "companySubsidies", before: said(before?.subsidies), after })
  return yield* shown()
})
