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
export type Question = Awaited<ReturnType<typeof fetchQuestions>>[number]

/** The companies that ask this person to belong to them. Asked anew each time. */
export const questionsQuery = queryOptions({ queryKey: ["my-invitations"], staleTime: 0, queryFn: fetchQuestions })

/** Why a company has shut this person out, in the words of whoever did; by the company. */
export const blocksQuery = queryOptions({
  queryKey: ["my-blocks"],
  staleTime: 0,
  queryFn: async () =>
    (await data(companies.statusInactiveHistory())).flatMap(({ by, companyId, from, kind, reason, to }) =>
      kind === "block" && to === null && companyId !== null ? [{ companyId, by: by ?? "", from, reason }] : [],
    ),
})

/** The person himself, whatever company he goes on as. */
export const ownProfileQuery = queryOptions({ queryKey: ["own-profile"], queryFn: () => data(people.profile()) })

/** The screens above all companies, for the platform's own people. */
export const platformQuery = queryOptions({
  queryKey: ["platform"],
  staleTime: 0,
  queryFn: () => data(workspaces.platform()),
})

/** A company that says nothing but "locked" is asked why. */
const loadBlocks = async (choices: ReadonlyArray<Choice>) => {
  if (choices.some(({ userCompanyStatus }) => userCompanyStatus === 0)) await queryClient.fetchQuery(blocksQuery)
  return choices
}
export const loadChoices = () =>
  Promise.all([
    queryClient.fetchQuery(choicesQuery).then(loadBlocks),
    queryClient.fetchQuery(questionsQuery),
    queryClient.fetchQuery(platformQuery),
    queryClient.ensureQueryData(ownProfileQuery),
    loadTexts("picker", "labels"),
  ])
