import { useTranslation } from "react-i18next"
import { requestStatuses } from "#modules/kernel/codes/status.ts"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { figure } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { scheduling } from "../client.ts"
import { RecordLink } from "../task/more/record-link.tsx"
import { type SiteView, sitesKey } from "./site-queries.ts"
import { Section } from "./site-section.tsx"

type Vendor = NonNullable<SiteView["vendors"]>[number]

/** 協力会社: who works there, what each gets, and who has not said yet whether he comes. */
export function SiteVendors({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation("works")
  const { vendors } = site
  if (vendors === undefined) return null
  return (
    <Section title={t("vendors")} detail={vendors.length === 0 ? undefined : t("count", { count: vendors.length })}>
      {vendors.length === 0 && <p className="px-4 py-3 text-muted-foreground">{t("noVendors")}</p>}
      <ul>
        {vendors.map((vendor) => (
          <VendorLine key={vendor.userId} site={site} vendor={vendor} />
        ))}
      </ul>
    </Section>
  )
}
function VendorLine({ site, vendor }: { readonly site: SiteView; readonly vendor: Vendor }) {
  const { t } = useTranslation("works")
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2 last:border-b-0">
      <Avatar name={vendor.vendorCompanyName} size={24} />
      <RecordLink kind="vendor" id={vendor.userId} className="min-w-0 flex-1 truncate">
        {vendor.vendorCompanyName}
      </RecordLink>
      <VendorState status={vendor.status} />
      {vendor.salary !== null && (
        <span className="tnum">
          {figure(vendor.salary)}
          <span className="ml-1 text-xs text-muted-foreground">{t("yen")}</span>
        </span>
      )}
      {may(site, "approve") && vendor.status === requestStatuses.requesting && (
        <Answer site={site} vendor={vendor} vendorId={vendor.userId} />
      )}
    </li>
  )
}
function VendorState({ status }: { readonly status: number }) {
  const { t } = useTranslation("works")
  if (status === requestStatuses.active) return null
  return status === requestStatuses.reject ? (
    <Badge tone="danger">{t("vendorRefused")}</Badge>
  ) : (
    <Badge tone="warning">{t("vendorAsked")}</Badge>
  )
}
interface AnswerProps {
  readonly site: SiteView
  readonly vendor: Vendor
  /** Named where somebody says what the vendor told him. */
  readonly vendorId?: number
}
function Answer({ site, vendor, vendorId }: AnswerProps) {
  const { t } = useTranslation("works")
  const answer = useWrite({
    write: (status: 1 | 3, extraHeaders) =>
      data(
        scheduling.approveSite({
          params: { id: site.id },
          body: { version: vendor.version, status, ...(vendorId === undefined ? {} : { vendorId }) },
          extraHeaders,
        }),
      ),
    invalidates: [sitesKey],
    done: t("answered"),
  })
  return (
    <span className="flex gap-2">
      <Button size="sm" variant="outline" busy={answer.isPending} onClick={() => answer.mutate(3)}>
        {t("refuse")}
      </Button>
      <Button size="sm" busy={answer.isPending} onClick={() => answer.mutate(1)}>
        {t("accept")}
      </Button>
    </span>
  )
}
/** A vendor is asked above everything else whether it works there. */
export function OwnAnswer({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation("works")
  const { ownVendor } = site
  if (ownVendor == null || !may(site, "approve") || ownVendor.status !== requestStatuses.requesting) return null
  return (
    <section
      aria-label={t("askedTitle")}
      className="mx-5 mb-3 flex flex-wrap items-center gap-3 rounded-lg border border-warning bg-card px-4 py-3 max-md:mx-4"
    >
      <p className="min-w-0 flex-1">
        <b className="block">{t("askedTitle")}</b>
        <span className="text-muted-foreground">
          {ownVendor.salary === null ? t("askedHint") : t("askedAmount", { amount: figure(ownVendor.salary) })}
        </span>
      </p>
      <Answer site={site} vendor={ownVendor} />
    </section>
  )
}
