import { implement } from "#modules/kernel/http/serve.ts"
import { companiesContract } from "./contract.ts"
import { choicesOfPerson } from "./operations/choices.ts"
import { companyDetails } from "./operations/companies.ts"
import { listLabels, updateLabel } from "./operations/labels.ts"

export const companiesRoutes = implement(companiesContract, {
  searchUserCompany: ({ body }) => choicesOfPerson(body.keyword ?? ""),
  details: ({ params }) => companyDetails(params.id),
  listLabelSettings: ({ query }) => listLabels(query),
  updateLabelSetting: ({ body }) => updateLabel(body),
})
