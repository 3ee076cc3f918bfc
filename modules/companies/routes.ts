import { Effect } from "effect"
import { remembered } from "#modules/identity/index.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { spokenLanguage } from "#modules/kernel/http/spoken-language.ts"
import { companiesContract } from "./contract.ts"
import { choicesOfPerson } from "./operations/choices.ts"
import { companyDetails } from "./operations/companies.ts"
import { configShift } from "./operations/config-shift.ts"
import { decideCompany } from "./operations/decide-company.ts"
import { inactiveHistory } from "./operations/inactive-history.ts"
import { initResource } from "./operations/init-resource.ts"
import { listLabels, updateLabel } from "./operations/labels.ts"
import { listShifts, showShift } from "./operations/list-shifts.ts"
import { makeMobileLink, redeemMobileLink } from "./operations/mobile-link.ts"
import { accountOf, blockAccount, listAccounts } from "./operations/platform-accounts.ts"
import { listPlatformCompanies, platformCompany } from "./operations/platform-companies.ts"
import { placesOfPostalCode } from "./operations/postal-code.ts"
import { ownRegistrations, reapply, registerCompany } from "./operations/registrations.ts"
import { searchCompany } from "./operations/search-company.ts"
import { setTimeView } from "./operations/set-time-view.ts"
import { createTaskName, listTaskNames, updateTaskName } from "./operations/task-names.ts"
import { updateCompany } from "./operations/update-company.ts"

export const companiesRoutes = implement(companiesContract, {
  searchUserCompany: ({ body }) => choicesOfPerson(body.keyword ?? ""),
  details: ({ params }) => companyDetails(params.id),
  updateCompany: ({ body }) => updateCompany(body),
  configShift: ({ body }) => configShift(body),
  setTimeView: ({ body }) => setTimeView(body),
  listShifts: () => listShifts(),
  showShift: ({ params }) => showShift(params.id),
  listLabelSettings: ({ query }) => listLabels(query),
  updateLabelSetting: ({ body }) => updateLabel(body),
  listTaskNames: () => listTaskNames(),
  createTaskName: ({ body }) => createTaskName(body),
  updateTaskName: ({ params, body }) => updateTaskName(params.id, body),
  searchCompany: ({ body }) => searchCompany(body),
  mobileLink: ({ body }) => makeMobileLink(body.companyId),
  createCompany: ({ body }) => registerCompany(body),
  ownRegistrations: () => ownRegistrations(),
  reapply: ({ body, params }) => reapply(params.id, body),
  platformCompanies: ({ body }) => listPlatformCompanies(body),
  platformCompany: ({ params }) => platformCompany(params.id),
  decideCompany: ({ body }) => decideCompany(body),
  listAccounts: ({ body }) => listAccounts(body),
  account: ({ params }) => accountOf(params.id),
  blockAccount: ({ params, body }) => blockAccount(params.id, body),
  postalCode: ({ params }) => placesOfPostalCode(params.code),
  initResource: () => Effect.map(spokenLanguage, initResource),
  statusInactiveHistory: () => inactiveHistory(),
  redeemMobileLink: ({ body }) => Effect.flatMap(redeemMobileLink(body.code), remembered),
})
