/** Writes a change of the company's own row, the same for every section of its settings. */
import { Effect, Result } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { labourLawOf } from "#modules/labour/index.ts"
import { type CompanyPatch, companyForUpdate, saveCompany } from "../repository/settings.ts"
import { breakRulesOf, type CompanyRow, companyById } from "../repository.ts"
import { companyView, legalBreaksView } from "../views/company-view.ts"
import { picturesOfCompany } from "./company-pictures.ts"

/** The company as the actor sees it. */
export const shownCompany = Effect.fnUntraced(function* (row: CompanyRow) {
  const law = labourLawOf(yield* Law).on(yield* todayInJapan)
  const legalBreaks = Result.isSuccess(law) ? legalBreaksView(law.success) : []
  const beside = { rules: yield* breakRulesOf(row.id), legalBreaks, pictures: yield* picturesOfCompany(row) }
  return companyView(yield* CurrentActor, row, beside)
})

/** The actor's company, locked. Fails with Update_Expired, with what is stored now. */
export const companyToChange = Effect.fnUntraced(function* (version: number) {
  const { companyId } = yield* CurrentActor
  const row = yield* found(companyForUpdate(companyId))
  yield* refuseExpired(version, row.version, shownCompany(row))
  return row
})

const changedKeys = (before: object, after: object) => {
  const [was, is] = [new Map(Object.entries(before)), Object.entries(after)]
  return is.filter(([key, value]) => JSON.stringify(was.get(key)) !== JSON.stringify(value)).map(([key]) => key)
}
const only = (keys: ReadonlyArray<string>, of: object) =>
  Object.fromEntries(Object.entries(of).filter(([key]) => keys.includes(key)))

/** Stores what differs and tells it; gives the company as it stands then. What differs in nothing is no change. */
export const changeCompany = Effect.fn("Companies.change")(function* (
  before: CompanyRow,
  next: CompanyPatch,
  action: string,
) {
  const keys = changedKeys(before, next)
  if (keys.length === 0) return yield* shownCompany(before)
  yield* saveCompany(before.id, next)
  yield* tell(
    { action, subject: `company:${before.id}`, before: only(keys, before), after: only(keys, next) },
    { topic: "CompanyChanged", body: { companyId: before.id } },
  )
  return yield* shownCompany(yield* found(companyById(before.id)))
})
