import { queryOptions } from "@tanstack/react-query"
import { salaryTypes } from "#modules/kernel/codes/pay-terms.ts"
import { type Trouble, troubles } from "#modules/people/codes.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type StaffSearch, staffSearch } from "./staff-search.ts"

/** Everything that shows people; a change makes all of it old. */
export const staffKey = ["staff"] as const

const isTrouble = (key: string): key is Trouble => troubles.some((trouble) => trouble === key)
const payTypes = Object.values(salaryTypes)

const bodyOf = ({ q, kana, roles, status, jobs, pay, trouble, ending, asked }: StaffSearch) => ({
  ...(q === undefined ? {} : { keyword: q }),
  ...(kana && { kanaRow: kana }),
  ...(roles && { roleIds: roles }),
  ...(status === undefined ? {} : { status }),
  ...(jobs === undefined ? {} : { jobs }),
  ...(pay === undefined ? {} : { salaryTypes: payTypes.filter((type) => pay.includes(type)) }),
  ...(trouble === undefined ? {} : { troubles: trouble.filter(isTrouble) }),
  ...(ending === undefined ? {} : { isLicenseEnding: ending }),
  ...(asked === undefined ? {} : { isAsked: asked }),
})
const fetchPage = (search: StaffSearch, asked: { readonly pageIndex?: number; readonly pageSize: number }) =>
  page(people.listStaff({ body: { ...bodyOf(search), ...asked } }))
export type StaffPage = Awaited<ReturnType<typeof fetchPage>>
export type StaffRow = StaffPage["data"][number]

/** The list under these filters, whatever its order. */
export const staffListRows = ({ sort: _, ...filters }: StaffSearch) =>
  pagedRows<StaffRow, StaffPage>([...staffKey, "list", filters], (asked) => fetchPage(filters, asked))

const fetchStaff = (id: number) => data(people.detailStaff({ params: { id } }))
export type StaffView = Awaited<ReturnType<typeof fetchStaff>>
export type HealView = Awaited<ReturnType<typeof fetchHealth>>["heal"]
const fetchHealth = (id: number) => data(people.showHealth({ params: { id }, body: {} }))
export const staffQuery = (id: number) =>
  queryOptions({ queryKey: [...staffKey, "one", id], queryFn: () => fetchStaff(id) })

const fetchAccess = (id: number) => data(people.detailsUser({ params: { id }, body: {} }))
export type Access = Awaited<ReturnType<typeof fetchAccess>>
/** What a person may do in the company, for who changes it. */
export const accessQuery = (id: number) =>
  queryOptions({ queryKey: [...staffKey, "access", id], queryFn: () => fetchAccess(id) })

/** As what this person may take somebody on, without the list. */
export const takeOnQuery = queryOptions({
  queryKey: [...staffKey, "takeOn"],
  queryFn: async () => (await fetchPage({}, { pageSize: 1 })).inviteAs,
})

/** What the server lets this person do with people as a whole: roles to filter by, roles to take somebody on as. */
export const staffFrameQuery = queryOptions({
  queryKey: [...staffKey, "frame"],
  queryFn: () => fetchPage({}, { pageSize: 1 }),
})

export const loadStaffList = async (address: object) => {
  const search = staffSearch({ ...address })
  await Promise.all([queryClient.ensureInfiniteQueryData(staffListRows(search).first), loadTexts("people", "list")])
}
export const loadStaff = async (id: number) => {
  await Promise.all([
    queryClient.ensureQueryData(staffQuery(id)),
    queryClient.ensureQueryData(accessQuery(id)),
    loadTexts("people", "access", "works", "form", "list", "expenses"),
  ])
}
export const loadNewStaff = async () => {
  await Promise.all([queryClient.ensureQueryData(staffFrameQuery), loadTexts("people", "partners", "access", "form")])
}
