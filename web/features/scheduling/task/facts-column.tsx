import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { TimeField } from "@/components/form/figure-fields.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { Combobox } from "@/components/ui/combobox.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Select } from "@/components/ui/select.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { useOfferedTaskNames } from "@/features/settings/use-offered.ts"
import { DaysPart } from "./days-part.tsx"
import { crewOf, setKind } from "./draft.ts"
import { isSeries } from "./draft-wire.ts"
import { CustomerPart } from "./more/customer-part.tsx"
import { FilesPart } from "./more/files-part.tsx"
import { SmallJobFields } from "./small-job-fields.tsx"
import type { SiteChoice, TaskView } from "./task-query.ts"
import type { Arrangement } from "./use-arrangement.ts"

interface FactsColumnProps {
  readonly form: Arrangement
  readonly sites: ReadonlyArray<SiteChoice>
  readonly view: TaskView | undefined
  readonly today: string
}
/** Where, when, who leads, where to meet, what to know. */
export function FactsColumn({ form, sites, view, today }: FactsColumnProps) {
  const { values: draft, change, field } = form
  const { t } = useTranslation(["calendar", "works", "arranging"])
  const taskNames = useOfferedTaskNames()
  const site = sites.find(({ id }) => id === draft.siteId)
  const crew = crewOf(draft)
  const options = sites.map(({ id, name, nameKana, customerName }) => ({
    value: id,
    label: name,
    ...(customerName == null ? {} : { hint: customerName }),
    ...(nameKana === null ? {} : { keywords: nameKana }),
  }))
  // A stored arrangement of a finished or paused site keeps it: the site can only be read (TASK-18).
  const isListed =
    view === undefined || sites.length === 0 || options.some(({ value }) => value === view.constructionSiteId)
  const nobody = { value: 0, label: t("noLeader") }
  const address = site?.address ?? view?.address
  const type = site?.type ?? view?.constructionSiteType
  return (
    <div className="min-h-0 divide-y md:overflow-y-auto md:border-r [&>section]:px-4 [&>section]:py-3">
      <section>
        {view === undefined && (
          <ToggleGroup
            label={t("kind.label")}
            className="mb-3"
            value={draft.kind}
            onChange={(kind) => change((now) => setKind(now, kind), ["siteId"])}
            options={[
              { value: "site", label: t("kind.site") },
              { value: "small", label: t("kind.small") },
            ]}
          />
        )}
        {draft.kind === "small" && <SmallJobFields form={form} />}
        {draft.kind === "site" && (
          <FormField
            label={t("site")}
            required
            field="siteId"
            error={field("siteId").error}
            aside={view !== undefined && <SiteLink siteId={view.constructionSiteId} />}
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
              onChange={(siteId) => siteId !== null && change((now) => ({ ...now, siteId }), ["siteId"])}
            />
          </FormField>
        )}
      </section>
      <DaysPart form={form} isSeries={view !== undefined && isSeries(view)} today={today} />
      <section>
        <FormField
          label={t("leader")}
          field="leaderId"
          error={field("leaderId").error}
          aside={<Aside>{t("leaderHint")}</Aside>}
        >
          <Select
            options={[nobody, ...crew.map(({ userId, name }) => ({ value: userId, label: name }))]}
            value={draft.leaderId ?? 0}
            disabled={crew.length === 0}
            onChange={(id) => change((now) => ({ ...now, leaderId: id === 0 ? null : id }), ["leaderId"])}
          />
        </FormField>
      </section>
      <section className="grid grid-cols-[6rem_1fr] gap-3">
        <TimeField {...field("meetingTime")} />
        <TextField {...field("meetingPlace")} placeholder={t("meetingExample")} />
      </section>
      <section>
        <TextField
          {...field("name")}
          label={t("taskName")}
          placeholder={t("taskNameExample")}
          suggestions={taskNames}
        />
        <MemoField
          {...form.bind(
            "description.content",
            ({ more }) => more.description,
            (description, into) => ({ ...into, more: { ...into.more, description } }),
          )}
          rows={3}
          placeholder={t("arranging:descriptionExample")}
          className="mt-3"
        />
        <MemoField {...field("note")} rows={8} className="mt-3" />
      </section>
      <FilesPart form={form} view={view} />
      <CustomerPart
        form={form}
        site={site}
        customerId={site?.customerId ?? view?.customerId}
        isFixedPrice={type === projectTypes.fixedPrice}
      />
    </div>
  )
}
function Aside({ children }: { readonly children: React.ReactNode }) {
  return <span className="text-muted-foreground">{children}</span>
}

/** The site's own page beside the arrangement, for whom the server lets go there. */
function SiteLink({ siteId }: { readonly siteId: number }) {
  const { t } = useTranslation("works")
  if (!useWorkspace().buttons.includes("siteLink")) return null
  return (
    <a
      href={`/works/information?constructionSiteId=${siteId}`}
      target="_blank"
      rel="noreferrer"
      className="text-xs text-link hover:underline"
    >
      {t("tab.information")}
    </a>
  )
}
