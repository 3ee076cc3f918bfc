import { useSuspenseQuery } from "@tanstack/react-query"
import { Link, useLocation, useNavigate, useParams } from "@tanstack/react-router"
import { ChevronLeft, Pencil } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormPage } from "@/components/form/form-page.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { AccessCard } from "@/features/people/access/access-card.tsx"
import { TiedSites } from "@/features/scheduling/sites/tied-sites.tsx"
import { may } from "@/lib/permissions.tsx"
import { type Kind, paths } from "./kinds.ts"
import { PartnerChanges } from "./partner-changes.tsx"
import { PartnerPeople } from "./partner-people.tsx"
import { type PartnerView, partnerQuery } from "./partner-queries.ts"
import { type PartnerAddress, partnerAddress } from "./partner-search.ts"
import { PartnerSections } from "./partner-sections.tsx"
import { type Inviting, useInviting } from "./use-inviting.tsx"
import { useStoredPartner } from "./use-partner-form.ts"

const tabs = { customer: ["info", "sites"], vendor: ["info", "sites", "people"] } as const
type Tab = (typeof tabs)[Kind][number]

/** One 得意先 or 協力会社: its card as a form for who may change it, its sites, a vendor's workers. */
export function PartnerPage({ kind }: { readonly kind: Kind }) {
  const { id = "" } = useParams({ strict: false })
  const { data: view } = useSuspenseQuery(partnerQuery(kind, Number(id)))
  return <Loaded key={`${kind}.${view.id}`} kind={kind} view={view} />
}
function Loaded({ kind, view }: { readonly kind: Kind; readonly view: PartnerView }) {
  const { t } = useTranslation("trading")
  const { t: common } = useTranslation("common")
  const navigate = useNavigate()
  const address = partnerAddress({ ...useLocation().search })
  const isEditing = address.edit === true && may(view, "edit")
  const form = useStoredPartner(kind, view, isEditing)
  const tab: Tab = tabs[kind].find((one) => one === address.tab) ?? "info"
  const editing: PartnerAddress = address.edit === true ? { edit: true } : {}
  const show = (next: PartnerAddress) =>
    void navigate({ to: paths[kind].one, params: { id: String(view.id) }, search: next, replace: true })
  const inviting = useInviting(kind)
  return (
    <>
      <FormPage
        form={form}
        head={<Head kind={kind} view={view} isEditing={isEditing} invitation={inviting.draw(view)} />}
        action={isEditing ? common("save") : undefined}
        onCancel={() => void navigate({ to: paths[kind].list })}
        notice={<ConflictNote form={form} />}
      >
        <ToggleGroup<Tab>
          label={t("tabs")}
          value={tab}
          onChange={(next) => show(next === "info" ? editing : { ...editing, tab: next })}
          options={tabs[kind].map((value) => ({ value, label: t(`tab.${value}`) }))}
          className="self-start"
        />
        {tab === "info" && (
          <>
            <PartnerSections
              kind={kind}
              form={form}
              hasInner={view.note !== undefined}
              stamp={"stamp" in view ? view.stamp : null}
            />
            {view.isJoined === 1 && <AccessCard id={view.id} />}
            <PartnerChanges kind={kind} id={view.id} />
          </>
        )}
        {tab === "sites" && (
          <TiedSites
            of={kind}
            id={view.id}
            search={address}
            onChange={({ q, states, sort }) => show(partnerAddress({ ...editing, tab, q, states, sort }))}
          />
        )}
        {tab === "people" && <PartnerPeople id={view.id} />}
      </FormPage>
      {inviting.windows}
    </>
  )
}
interface HeadProps {
  readonly kind: Kind
  readonly view: PartnerView
  readonly isEditing: boolean
  readonly invitation: ReturnType<Inviting["draw"]>
}
function Head({ kind, view, isEditing, invitation }: HeadProps) {
  const { t } = useTranslation(["trading", "labels"])
  const also = kind === "customer" ? view.isVendor === 1 && "vendor" : view.isCustomer === 1 && "customer"
  return (
    <>
      <div className="min-w-0">
        <Link
          to={paths[kind].list}
          className="flex items-center text-xs text-muted-foreground hover:underline max-md:min-h-12"
        >
          <ChevronLeft aria-hidden="true" className="size-3.5" />
          {t(`labels:${kind}`)}
        </Link>
        <div className="flex flex-wrap items-center gap-x-2">
          <h1 className="text-xl font-semibold">{view.companyName}</h1>
          <p className="text-muted-foreground">{view.furiganaName}</p>
          {view.status === 0 && <Badge tone="danger">{t("status.0")}</Badge>}
          {invitation.badge}
          {also !== false && (
            <Link to={paths[also].one} params={{ id: String(view.id) }} className="text-xs text-link hover:underline">
              {t("alsoAs", { word: t(`labels:${also}`) })}
            </Link>
          )}
        </div>
      </div>
      {invitation.buttons}
      {!isEditing && may(view, "edit") && (
        <Link
          to={paths[kind].one}
          params={{ id: String(view.id) }}
          search={{ edit: true }}
          className={buttonVariants({ variant: "outline", className: "ml-auto" })}
        >
          <Pencil aria-hidden="true" />
          {t("edit")}
        </Link>
      )}
    </>
  )
}
