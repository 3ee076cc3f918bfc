/** What one has registered, and the plans to choose from. */
import { queryOptions } from "@tanstack/react-query"
import { choicesQuery } from "@/features/session/choices.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { billing } from "@/lib/billing-client.ts"
import { companies, data } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"

const fetchOwn = () => data(companies.ownRegistrations())
export type OwnRegistration = Awaited<ReturnType<typeof fetchOwn>>[number]

/** Asked anew each time: the platform's word comes at any moment. */
export const ownRegistrationsQuery = queryOptions({
  queryKey: ["own-registrations"],
  staleTime: 0,
  queryFn: fetchOwn,
})

/** What is asked for: a whole name, a whole number; nothing while neither is there. */
export const companyAsked = (name: string, number: string) => {
  const asked = {
    ...(name.trim() === "" ? {} : { name: name.trim() }),
    ...(/^T\d{13}$/.test(number) ? { registrationNumber: number } : {}),
  }
  return Object.keys(asked).length === 0 ? undefined : asked
}
/** Companies that are here under this name or this number. */
export const companiesHere = (name: string, number: string) => {
  const asked = companyAsked(name, number)
  return queryOptions({
    queryKey: ["companies-here", asked],
    queryFn: ({ signal }) => data(companies.searchCompany({ body: asked ?? {}, fetchOptions: { signal } })),
    enabled: asked !== undefined,
  })
}

const fetchPlans = (campaignCode?: string) =>
  data(billing.listPlans({ query: { status: 1, ...(campaignCode === undefined ? {} : { campaignCode }) } }))
export type Plan = Awaited<ReturnType<typeof fetchPlans>>[number]
export const plansQuery = queryOptions({ queryKey: ["plans"], queryFn: () => fetchPlans() })

/** What plans cost by a code. */
export const plansByCode = (code: string) =>
  queryOptions({ queryKey: ["plans", code], queryFn: () => fetchPlans(code), enabled: code !== "", retry: false })

/** Whose picker shows something else by now. */
export const afterRegistering = [choicesQuery.queryKey, ownRegistrationsQuery.queryKey]

export const loadRegistrations = () =>
  Promise.all([queryClient.fetchQuery(ownRegistrationsQuery), loadTexts("registration")])
