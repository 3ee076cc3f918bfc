import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { TimeField } from "@/components/form/figure-fields.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Select } from "@/components/ui/select.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { useOfferedTaskNames } from "@/features/settings/use-offered.ts"
import { monthOf } from "../days.ts"
import { CompanyChoice } from "../sites/company-choice.tsx"
import { DaysPart } from "./days-part.tsx"
import { crewOf, setKind } from "./draft.ts"
import { isSeries } from "./draft-wire.ts"
import { CustomerPart } from "./more/customer-part.tsx"
import { FileLink, FilesPart } from "./more/files-part.tsx"
import { SiteChoice } from "./site-choice.tsx"
import { SmallJobFields } from "./small-job-fields.tsx"
import type { SiteChoice as Choice, TaskView } from "./task-query.ts"
import type { Arrangement } from "./use-arrangement.ts"

interface FactsColumnProps {
  readonly form: Arrangement
  readonly sites: ReadonlyArray<Choice>
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
  const nobody = { value: 0, label: t("noLeader") }
  const type = site?.type ?? view?.constructionSiteType
  return (
    <div className="min-h-0 divide-y md:overflow-y-auto md:border-r [&>section]:px-4 [&>section]:py-3">
      <section>
        {view === undefined && (
          <div className="mb-3 empty:hidden">
            <CompanyChoice back={newTaskOn(draft.from)} hint={t("arranging:forCompanyHint")} />
          </div>
        )}
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
        {draft.kind === "site" && <SiteChoice form={form} sites={sites} view={view} />}
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
      <CustomerPart
        form={form}
        site={site}
        customerId={site?.customerId ?? view?.customerId}
        isFixedPrice={type === projectTypes.fixedPrice}
        billed={view?.unitPriceCustomer}
      />
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
      {view !== undefined && <OfSite view={view} />}
    </div>
  )
}
/** The window for a new arrangement, in another company. */
const newTaskOn = (day: string) => `/calendar?create=1&month=${monthOf(day)}&day=${day}`

function Aside({ children }: { readonly children: React.ReactNode }) {
  return <span className="text-muted-foreground">{children}</span>
}

/** What the site says to everybody on it, and its files, to read (TASK-56). */
function OfSite({ view }: { readonly view: TaskView }) {
  const { t } = useTranslation(["calendar", "arranging"])
  const { noteConstructionSite: note, filesConstructionSite: files } = view
  if (note === "" && files.length === 0) return null
  return (
    <section aria-label={t("siteNote")}>
      <h3 className="text-xs font-bold">{t("siteNote")}</h3>
      {note !== "" && <p className="mt-1 whitespace-pre-line">{note}</p>}
      {files.length > 0 && (
        <ul aria-label={t("arranging:siteFiles")} className="mt-1 flex flex-col text-xs">
          {files.map(({ id, name, url }) => (
            <li key={id} className="flex min-w-0">
              <FileLink name={name} url={url} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
