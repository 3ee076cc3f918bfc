import { useNavigate } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { normaliseFurigana, normalisePhone, normaliseRegistrationNumber } from "#modules/kernel/fields/normalise.ts"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormPage } from "@/components/form/form-page.tsx"
import { PostalCodeField } from "@/components/form/postal-code-field.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { may } from "@/lib/permissions.tsx"
import { AccountCard } from "./account-card.tsx"
import { AutoJoinCard } from "./auto-join-card.tsx"
import { FieldsCard } from "./fields-card.tsx"
import type { OwnProfile } from "./profile-queries.ts"
import { type OwnPartner, useOwnPartner } from "./use-own-partner.ts"

type OwnPartnerPageProps = OwnPartner & { readonly profile: OwnProfile }
/** Whoever signs in for a partner keeps his own company's address in the hiring company's record (D107). */
export function OwnPartnerPage({ profile, ...partner }: OwnPartnerPageProps) {
  const { t } = useTranslation(["mypage", "common", "partners"])
  const navigate = useNavigate()
  const { company } = useWorkspace()
  const form = useOwnPartner(partner)
  const { field } = form
  return (
    <FormPage
      form={form}
      head={
        <div className="min-w-0">
          <h1 className="text-xl font-semibold">{t("title")}</h1>
          <p className="truncate text-muted-foreground">{partner.record.companyName}</p>
        </div>
      }
      action={t("common:save")}
      onCancel={() => void navigate({ to: "/" })}
      notice={<ConflictNote form={form} />}
    >
      <FieldsCard title={partner.record.companyName} detail={t("partnerNote", { company: company.name })}>
        <TextField {...field("name")} />
        <TextField {...field("furiganaName")} normalise={normaliseFurigana} />
        <TextField {...field("phone")} type="tel" normalise={normalisePhone} />
        <TextField {...field("faxNumber")} type="tel" normalise={normalisePhone} />
        <PostalCodeField {...field("postalCode")} address={field("address")} />
        <TextField {...field("registrationNumber")} normalise={normaliseRegistrationNumber} />
        <TextField {...field("address")} className="md:col-span-2" />
      </FieldsCard>
      {partner.kind === "vendor" && may(partner.record, "set") && <AutoJoinCard vendor={partner.record} />}
      <AccountCard profile={profile} />
    </FormPage>
  )
}
