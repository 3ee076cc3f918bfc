import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { companies, data, workspaces } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"

const fetchChoices = () => data(companies.searchUserCompany({ body: {} }))
export type Choice = Awaited<ReturnType<typeof fetchChoices>>[number]

/** The companies this person belongs to, with why one can't be entered (PICK-02). Asked anew each time. */
export const choicesQuery = queryOptions({ queryKey: ["my-companies"], staleTime: 0, queryFn: fetchChoices })

const fetchQuestions = () => data(people.listOwnInvitations())

/** The companies that ask this person to belong to them. Asked anew each time. */
export const questionsQuery = queryOptions({ queryKey: ["my-invitations"], staleTime: 0, queryFn: fetchQuestions })

/** The person himself, whatever company he goes on as. */
export const ownProfileQuery = queryOptions({ queryKey: ["own-profile"], queryFn: () => data(people.profile()) })

/** The screens above all companies, for the platform's own people. */
export const platformQuery = queryOptions({
  queryKey: ["platform"],
  staleTime: 0,
  queryFn: () => data(workspaces.platform()),
})

export const loadChoices = () =>
  Promise.all([
    queryClient.fetchQuery(choicesQuery),
    queryClient.fetchQuery(questionsQuery),
    queryClient.fetchQuery(platformQuery),
    queryClient.ensureQueryData(ownProfileQuery),
    loadTexts("picker", "labels"),
  ])
