import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { Button } from "@/components/ui/button.tsx"
import { Combobox } from "@/components/ui/combobox.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { siteQuery } from "../sites/site-queries.ts"
import type { Draft } from "./draft.ts"
import { moveToSite, takeBackMove } from "./move-site.ts"
import type { SiteChoice as Choice, TaskView } from "./task-query.ts"
import type { Arrangement } from "./use-arrangement.ts"

interface SiteChoiceProps {
  readonly form: Arrangement
  readonly sites: ReadonlyArray<Choice>
  readonly view: TaskView | undefined
}
/** 現場: picked by name, reading or customer; another one leaves behind who does not belong there, and says who (TASK-10). */
export function SiteChoice({ form, sites, view }: SiteChoiceProps) {
  const { values: draft, change, field } = form
  const { t } = useTranslation(["calendar", "works", "arranging"])
  const queries = useQueryClient()
  const [left, setLeft] = useState<{ readonly names: ReadonlyArray<string>; readonly before: Draft }>()
  const site = sites.find(({ id }) => id === draft.siteId)
  const options = sites.map(({ id, name, nameKana, customerName }) => ({
    value: id,
    label: name,
    ...(customerName == null ? {} : { hint: customerName }),
    ...(nameKana === null ? {} : { keywords: nameKana }),
  }))
  // A stored arrangement of a finished or paused site keeps it: the site can only be read (TASK-18).
  const isListed =
    view === undefined || sites.length === 0 || options.some(({ value }) => value === view.constructionSiteId)
  const address = site?.address ?? view?.address
  const type = site?.type ?? view?.constructionSiteType
  const customerOf = (id: number | null) =>
    sites.find((one) => one.id === id)?.customerId ?? (id === view?.constructionSiteId ? view?.customerId : undefined)
  const pick = async (siteId: number) => {
    const before = draft
    change((now) => ({ ...now, siteId }), ["siteId"])
    setLeft(undefined)
    if (before.siteId === null || before.siteId === siteId) return
    const people = await queries.fetchQuery(siteQuery(siteId)).catch(() => undefined)
    // The server leaves the same people behind where this could not be asked.
    if (people === undefined) return
    const isOther = customerOf(before.siteId) !== customerOf(siteId)
    change((now) => (now.siteId === siteId ? moveToSite(now, people, isOther).draft : now))
    const names = moveToSite(before, people, isOther).gone
    if (names.length > 0) setLeft({ names, before })
  }
  return (
    <>
      <FormField
        label={t("site")}
        required
        field="siteId"
        error={field("siteId").error}
        hint={
          address === undefined
            ? undefined
            : `${address}・${type === projectTypes.fixedPrice ? t("works:fixedPrice") : t("works:labor")}`
        }
      >
        <Combobox
          options={
            isListed ? options : [...options, { value: view.constructionSiteId, label: view.constructionSiteName }]
          }
          value={draft.siteId}
          disabled={!isListed}
          placeholder={t("pickSite")}
          onChange={(siteId) => siteId !== null && void pick(siteId)}
        />
      </FormField>
      {left !== undefined && (
        <p role="status" className="mt-2 flex items-center gap-2 rounded-md bg-warning-bg px-3 py-1.5 text-xs">
          <span className="min-w-0 flex-1">{t("arranging:leftBehind", { names: left.names.join("、") })}</span>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              change((now) => takeBackMove(now, left.before))
              setLeft(undefined)
            }}
          >
            {t("undo")}
          </Button>
        </p>
      )}
    </>
  )
}
