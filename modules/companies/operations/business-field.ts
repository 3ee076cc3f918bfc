/** What a company works at is said before its work and its pay begin: no site is opened, no month closed (SET-12). */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { companyHeld } from "../repository/settings.ts"

/** Fails with Please_Set_Company_Business_Field_First. */
export const needBusinessField = Effect.fn("Companies.needBusinessField")(function* (companyId: number) {
  const { businessField } = yield* found(companyHeld(companyId))
  if (businessField === null) return yield* refuse("Please_Set_Company_Business_Field_First")
})
