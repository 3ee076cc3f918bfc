/** A company's row and its breaks → what its people are shown. */
import type { Actor } from "#modules/kernel/actor.ts"
import { permissionsOn, redact } from "#modules/kernel/policy.ts"
import { type LabourLawInForce, legalRests } from "#modules/labour/index.ts"
import { companyPolicy } from "../policy.ts"
import type { BreakRuleRow, CompanyRow } from "../repository.ts"
import { breakTimeView } from "./break-times.ts"
import { type CompanyPictures, settingsView, timeViewOf } from "./settings-view.ts"

/** What the law asks at least, to stand beside the company's own lines. */
export const legalBreaksView = (law: LabourLawInForce) =>
  legalRests(law).map(({ beyond, rest }) => ({ beyondMinutes: beyond, break: rest }))

interface Beside {
  readonly rules: ReadonlyArray<BreakRuleRow>
  readonly legalBreaks: ReturnType<typeof legalBreaksView>
  readonly pictures: CompanyPictures
}
export const companyView = (actor: Actor, row: CompanyRow, { rules, legalBreaks, pictures }: Beside) => {
  const view = {
    id: row.id,
    ...settingsView(row, pictures),
    ...timeViewOf(row),
    breakTime: breakTimeView(rules),
    legalBreaks,
    version: row.version,
  }
  return { ...redact(companyPolicy, actor, row, view), permissions: permissionsOn(companyPolicy, actor, row) }
}
