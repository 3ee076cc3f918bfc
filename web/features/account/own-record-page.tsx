import { useNavigate } from "@tanstack/react-router"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { normaliseFurigana, normaliseNumber, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormPage } from "@/components/form/form-page.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Card } from "@/components/ui/card.tsx"
import { AccessCard } from "@/features/people/access/access-card.tsx"
import { EmergencyFields } from "@/features/people/emergency-fields.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { useWorkspace } from "@/features/session/workspace.ts"
import { slashDate } from "@/lib/format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { AccountCard } from "./account-card.tsx"
import { FieldsCard } from "./fields-card.tsx"
import type { OwnProfile, OwnRecord } from "./profile-queries.ts"
import { useOwnRecord } from "./use-own-record.ts"

interface OwnRecordPageProps {
  readonly profile: OwnProfile
  readonly record: OwnRecord
}
/** Who has a record here says how he is reached; the rest is the company's and stands beside it to be read. */
export function OwnRecordPage({ profile, record }: OwnRecordPageProps) {
  const { t } = useTranslation(["mypage", "common", "people"])
  const navigate = useNavigate()
  const { company } = useWorkspace()
  const form = useOwnRecord(record)
  const { field } = form
  return (
    <FormPage
      form={form}
      head={
        <div className="min-w-0">
          <h1 className="text-xl font-semibold">{t("title")}</h1>
          <p className="truncate text-muted-foreground">
            {record.name}・{company.name}
          </p>
        </div>
      }
      action={t("common:save")}
      onCancel={() => void navigate({ to: "/" })}
      notice={<ConflictNote form={form} />}
    >
      <FieldsCard title={t("reach")} detail={t("reachNote")}>
        <TextField {...field("furiganaName")} normalise={normaliseFurigana} />
        <TextField {...field("phone")} type="tel" normalise={normalisePhone} />
        <TextField {...field("address")} className="md:col-span-2" />
        <TextField
          {...field("yearExperience")}
          normalise={normaliseNumber}
          inputMode="numeric"
          unit={t("people:unit.years")}
        />
      </FieldsCard>
      <FieldsCard title={t("people:section.emergency")} detail={t("emergencyNote")}>
        <EmergencyFields field={field} />
      </FieldsCard>
      <Companys record={record} />
      <AccountCard profile={profile} />
      <Suspense>
        <AccessCard id={record.userId} />
      </Suspense>
    </FormPage>
  )
}
/** What only the company changes. */
function Companys({ record }: { readonly record: OwnRecord }) {
  const { t } = useTranslation(["mypage", "people"])
  const roleName = useRoleName()
  const tradeName = useTradeName()
  const day = (text: string | null) => (text === null ? "—" : slashDate(text))
  const facts = [
    ["people:field.name", record.name],
    ["people:field.roleId", roleName(record.roleId)],
    ["people:field.job", tradeName(record.job)],
    ["people:field.birthday", day(record.birthday)],
    ["people:field.joinDate", day(record.joinDate)],
  ] as const
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="text-base font-bold">{t("companys")}</h2>
      <p className="text-xs text-muted-foreground max-md:text-sm">{t("companysNote")}</p>
      <dl className="grid grid-cols-3 gap-3 max-md:grid-cols-2 max-md:big-text:grid-cols-1">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt className="text-xs text-muted-foreground">{t(key)}</dt>
            <dd className="tnum">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
