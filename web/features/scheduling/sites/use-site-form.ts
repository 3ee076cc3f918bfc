import { useState } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { ApiError } from "@/lib/api-error.ts"
import type { Attempt } from "@/lib/attempt.ts"
import { data } from "@/lib/client.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { calendarKey } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import { checkNewSite, checkSitePatch } from "../task/check-draft.ts"
import {
  changedFields,
  emptySite,
  missingFields,
  type SiteDraft,
  siteBody,
  siteDraftOf,
  sitePatch,
} from "./site-draft.ts"
import { type SiteView, sitesKey } from "./site-queries.ts"

type NewSite = NonNullable<Awaited<ReturnType<typeof checkNewSite>>["body"]>
type Patch = NonNullable<Awaited<ReturnType<typeof checkSitePatch>>["body"]>
type Save =
  | { readonly kind: "create"; readonly body: NewSite }
  | { readonly kind: "update"; readonly id: number; readonly body: Patch }

const send = (save: Save, extraHeaders: Attempt) =>
  save.kind === "create"
    ? data(scheduling.createSite({ body: save.body, extraHeaders }))
    : data(scheduling.updateSite({ params: { id: save.id }, body: save.body, extraHeaders }))
const isSite = (value: unknown): value is SiteView =>
  typeof value === "object" && value !== null && "permissions" in value && "address" in value

type Errors = Readonly<Record<string, string>>

/** The open form of a site: what is typed, what is wrong with it, and saving it. */
export const useSiteForm = (site: SiteView | undefined, onSaved: (site: SiteView) => void) => {
  const { t, i18n } = useTranslation("works")
  const language = isLanguage(i18n.language) ? i18n.language : "ja"
  const [today] = useState(() => dayOfInstant(new Date().toISOString()))
  const [base, setBase] = useState(() => (site === undefined ? emptySite : siteDraftOf(site)))
  const [version, setVersion] = useState(site?.version)
  const [draft, setDraft] = useState(base)
  const [errors, setErrors] = useState<Errors>({})
  /** What somebody else stored meanwhile. */
  const [stored, setStored] = useState<SiteDraft>()
  const [asksName, setAsksName] = useState(false)
  const [isChecking, setChecking] = useState(false)

  const write = useWrite({
    write: send,
    invalidates: [sitesKey, calendarKey],
    done: (saved: SiteView) => (site === undefined ? t("created", { name: saved.name }) : t("saved")),
    quiet: true,
    onDone: onSaved,
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return
      setErrors(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])))
      if (error.errorCode !== "Update_Expired" || !isSite(error.detail)) return
      const now = siteDraftOf(error.detail)
      // What I did not touch takes their value; what I typed stays.
      const mine = Object.fromEntries(changedFields(base, draft).map((field) => [field, draft[field]]))
      setStored(now)
      setDraft({ ...now, ...mine })
      setBase(now)
      setVersion(error.detail.version)
    },
  })
  const prepare = async (): Promise<Save | { readonly kind: "wrong"; readonly errors: Errors }> => {
    const checked =
      site === undefined
        ? { kind: "create" as const, ...(await checkNewSite(siteBody(draft, today), language)) }
        : {
            kind: "update" as const,
            ...(await checkSitePatch({ version, ...sitePatch(base, draft, today) }, language)),
          }
    if (checked.body === undefined) {
      const missing = missingFields(draft).map((field) => [
        field,
        fieldMessage(field === "customerId" ? "notChosen" : "required", language),
      ])
      const wrong = (checked.wrong ?? []).map(({ field, message }) => [field, message])
      return { kind: "wrong", errors: Object.fromEntries([...missing, ...wrong]) }
    }
    return checked.kind === "create"
      ? { kind: "create", body: checked.body }
      : { kind: "update", id: site?.id ?? 0, body: checked.body }
  }
  /** SITE-05: the same name at the same customer is asked about, not refused. */
  const isNameTaken = async () => {
    if (draft.customerId === null || (site !== undefined && draft.name === base.name)) return false
    const { isExists } = await data(
      scheduling.siteExists({
        body: { name: draft.name, customerId: draft.customerId, ...(site === undefined ? {} : { id: site.id }) },
      }),
    )
    return isExists
  }
  const save = async (isConfirmed: boolean) => {
    if (isChecking || write.isPending) return
    if (site !== undefined && changedFields(base, draft).length === 0) return onSaved(site)
    setChecking(true)
    write.reset()
    const prepared = await prepare().finally(() => setChecking(false))
    if (prepared.kind === "wrong") return setErrors(prepared.errors)
    setErrors({})
    if (!isConfirmed && (await isNameTaken().catch(() => false))) return setAsksName(true)
    setAsksName(false)
    setStored(undefined)
    write.mutate(prepared)
  }
  return {
    draft,
    errors,
    stored,
    asksName,
    changed: changedFields(base, draft),
    isBusy: isChecking || write.isPending,
    failure: write.error,
    set: <Field extends keyof SiteDraft>(field: Field, value: SiteDraft[Field]) => {
      setDraft((now) => ({ ...now, [field]: value }))
      setErrors(({ [field]: _, ...rest }) => rest)
    },
    keepName: () => setAsksName(false),
    save: (isConfirmed = false) => void save(isConfirmed),
  }
}
export type SiteForm = ReturnType<typeof useSiteForm>
