import { implement } from "#modules/kernel/http/serve.ts"
import { choicesOfPerson } from "./choices.ts"
import { companyDetails } from "./companies.ts"
import { companiesContract } from "./contract.ts"
import { listLabels, updateLabel } from "./labels.ts"

export const companiesRoutes = implement(companiesContract, {
  searchUserCompany: ({ body }) => choicesOfPerson(body.keyword ?? ""),
  details: ({ params }) => companyDetails(params.id),
  listLabelSettings: ({ query }) => listLabels(query),
  updateLabelSetting: ({ body }) => updateLabel(body),
})
