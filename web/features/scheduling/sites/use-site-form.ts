import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { projectTypes, projectWorkStatuses } from "#modules/kernel/codes/project.ts"
import { data } from "@/lib/client.ts"
import type { Typed } from "@/lib/form/typed.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { mayEdit } from "@/lib/permissions.tsx"
import { taskKeys } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import { allowedOf, emptySite, missingFields, type SiteDraft, siteBody, siteDraftOf, sitePatch } from "./site-draft.ts"
import type { SiteView } from "./site-queries.ts"
import { useSiteWords } from "./use-site-words.ts"

type TypedSite = Typed<SiteDraft, SiteView>
const isSite = (detail: unknown): detail is SiteView =>
  typeof detail === "object" && detail !== null && "permissions" in detail && "address" in detail

const contract = async () => (await import("#modules/scheduling/contract.ts")).schedulingContract

type Answer = { readonly createsTask: boolean }
const writer =
  (isAllowed: (field: string) => boolean, answer: { readonly current: Answer }) =>
  ({ values, base, stored }: TypedSite) =>
    stored === undefined
      ? writing({
          schema: async () => (await contract()).createSite.body,
          body: {
            ...allowedOf(siteBody(values), isAllowed),
            ...(answer.current.createsTask ? { isCreateTask: 1 } : {}),
          },
          send: (body, extraHeaders) => data(scheduling.createSite({ body, extraHeaders })),
        })
      : writing({
          schema: async () => (await contract()).updateSite.body,
          body: { version: stored.version, ...allowedOf(sitePatch(base, values), isAllowed) },
          send: (body, extraHeaders) => data(scheduling.updateSite({ params: { id: stored.id }, body, extraHeaders })),
        })

/** SITE-05: the same name at the same customer is asked about, not refused. */
const isNameTaken = async ({ values: { name, customerId }, base, stored }: TypedSite) => {
  if (customerId === null || (stored !== undefined && name === base.name)) return false
  const own = stored === undefined ? {} : { id: stored.id }
  return (await data(scheduling.siteExists({ body: { name, customerId, ...own } }))).isExists
}

/** What the server lets this person write of it. */
type Writes = Pick<SiteView, "permissions">
interface Options {
  readonly site: SiteView | undefined
  readonly writes: Writes
  /** Of a new one: whose it is where there is no choice. */
  readonly customerId: number | null
  readonly onSaved: (site: SiteView) => void
}
/** SITE-06: of a new one the kind 請負 is asked about, then whether its arrangements are made with it. */
const questionsOfNew = ({ values: { type, state } }: TypedSite, arranges: boolean) => [
  ...(type === projectTypes.fixedPrice ? ["fixedPrice"] : []),
  ...(arranges && takesTasks.has(state) ? ["createTask"] : []),
]
const takesTasks = new Set<number>([projectWorkStatuses.comingToWork, projectWorkStatuses.working])

/** The form of a site: a new one, or what changes in a stored one. */
export const useSiteForm = ({ site, writes, customerId, onSaved }: Options) => {
  const { t } = useTranslation("works")
  const answer = useRef<Answer>({ createsTask: false })
  const isAllowed = (field: string) => mayEdit(writes, field)
  const { word } = useSiteWords(isAllowed("leaderId"))
  const form = useForm<SiteDraft, SiteView, SiteView>({
    first: site === undefined ? { ...emptySite, customerId } : siteDraftOf(site),
    ...(site === undefined ? {} : { stored: site, onUnchanged: () => onSaved(site) }),
    valuesOf: siteDraftOf,
    isStored: isSite,
    words: word,
    mayWrite: isAllowed,
    write: writer(isAllowed, answer),
    rules: ({ values }) =>
      missingFields(values, isAllowed).map((field) => ({
        field,
        key: field === "customerId" ? "notChosen" : "required",
      })),
    questions: async (typed) => [
      ...((await isNameTaken(typed).catch(() => false)) ? ["sameName"] : []),
      ...(typed.stored === undefined ? questionsOfNew(typed, isAllowed("isCreateTask")) : []),
    ],
    keepAs: `site.${site?.id ?? "new"}`,
    invalidates: taskKeys,
    done: ({ name }) => (site === undefined ? t("created", { name }) : t("saved")),
    onSaved,
  })
  /** The last answer: whether the first arrangements are made with the site. */
  const confirm = (createsTask: boolean) => {
    answer.current = { createsTask }
    form.confirm()
  }
  return { ...form, confirmWith: confirm, isAllowed }
}
export type SiteForm = ReturnType<typeof useSiteForm>
