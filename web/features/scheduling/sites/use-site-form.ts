import { useTranslation } from "react-i18next"
import { data } from "@/lib/client.ts"
import type { Typed } from "@/lib/form/typed.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { calendarKey } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import { emptySite, missingFields, type SiteDraft, siteBody, siteDraftOf, sitePatch } from "./site-draft.ts"
import { type SiteView, sitesKey } from "./site-queries.ts"
import { useSiteWords } from "./use-site-words.ts"

type TypedSite = Typed<SiteDraft, SiteView>
const isSite = (detail: unknown): detail is SiteView =>
  typeof detail === "object" && detail !== null && "permissions" in detail && "address" in detail

const contract = async () => (await import("#modules/scheduling/contract.ts")).schedulingContract

const write = ({ values, base, stored }: TypedSite) =>
  stored === undefined
    ? writing({
        schema: async () => (await contract()).createSite.body,
        body: siteBody(values),
        send: (body, extraHeaders) => data(scheduling.createSite({ body, extraHeaders })),
      })
    : writing({
        schema: async () => (await contract()).updateSite.body,
        body: { version: stored.version, ...sitePatch(base, values) },
        send: (body, extraHeaders) => data(scheduling.updateSite({ params: { id: stored.id }, body, extraHeaders })),
      })

/** SITE-05: the same name at the same customer is asked about, not refused. */
const isNameTaken = async ({ values: { name, customerId }, base, stored }: TypedSite) => {
  if (customerId === null || (stored !== undefined && name === base.name)) return false
  const own = stored === undefined ? {} : { id: stored.id }
  return (await data(scheduling.siteExists({ body: { name, customerId, ...own } }))).isExists
}

/** The form of a site: a new one, or what changes in a stored one. */
export const useSiteForm = (site: SiteView | undefined, onSaved: (site: SiteView) => void) => {
  const { t } = useTranslation("works")
  const { word } = useSiteWords()
  return useForm<SiteDraft, SiteView, SiteView>({
    first: site === undefined ? emptySite : siteDraftOf(site),
    ...(site === undefined ? {} : { stored: site, onUnchanged: () => onSaved(site) }),
    valuesOf: siteDraftOf,
    isStored: isSite,
    words: word,
    write,
    rules: ({ values }) =>
      missingFields(values).map((field) => ({ field, key: field === "customerId" ? "notChosen" : "required" })),
    questions: async (typed) => ((await isNameTaken(typed).catch(() => false)) ? ["sameName"] : []),
    keepAs: `site.${site?.id ?? "new"}`,
    invalidates: [sitesKey, calendarKey],
    done: ({ name }) => (site === undefined ? t("created", { name }) : t("saved")),
    onSaved,
  })
}
export type SiteForm = ReturnType<typeof useSiteForm>
