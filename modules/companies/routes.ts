import { Effect } from "effect"
import { remembered } from "#modules/identity/index.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { companiesContract } from "./contract.ts"
import { choicesOfPerson } from "./operations/choices.ts"
import { companyDetails } from "./operations/companies.ts"
import { inactiveHistory } from "./operations/inactive-history.ts"
import { listLabels, updateLabel } from "./operations/labels.ts"
import { makeMobileLink, redeemMobileLink } from "./operations/mobile-link.ts"
import { searchCompany } from "./operations/search-company.ts"

export const companiesRoutes = implement(companiesContract, {
  searchUserCompany: ({ body }) => choicesOfPerson(body.keyword ?? ""),
  details: ({ params }) => companyDetails(params.id),
  listLabelSettings: ({ query }) => listLabels(query),
  updateLabelSetting: ({ body }) => updateLabel(body),
  searchCompany: ({ body }) => searchCompany(body),
  mobileLink: ({ body }) => makeMobileLink(body.companyId),
  statusInactiveHistory: () => inactiveHistory(),
  redeemMobileLink: ({ body }) => Effect.flatMap(redeemMobileLink(body.code), remembered),
})
