import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { companies, data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"

const fetchChoices = () => data(companies.searchUserCompany({ body: {} }))
export type Choice = Awaited<ReturnType<typeof fetchChoices>>[number]

/** The companies this person belongs to, with why one can't be entered (PICK-02). Asked anew each time. */
export const choicesQuery = queryOptions({ queryKey: ["my-companies"], staleTime: 0, queryFn: fetchChoices })

const fetchQuestions = () => data(people.listOwnInvitations())

/** The companies that ask this person to belong to them. Asked anew each time. */
export const questionsQuery = queryOptions({ queryKey: ["my-invitations"], staleTime: 0, queryFn: fetchQuestions })

export const loadChoices = () =>
  Promise.all([
    queryClient.fetchQuery(choicesQuery),
    queryClient.fetchQuery(questionsQuery),
    loadTexts("picker", "labels"),
  ])
