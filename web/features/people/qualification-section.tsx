import { useTranslation } from "react-i18next"
import { certificationKinds } from "#modules/people/codes.ts"
import { SettingLink } from "../settings/setting-link.tsx"
import { useOfferedLicenses } from "../settings/use-offered.ts"
import { QualificationRows } from "./qualification-rows.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

/** 資格・免許: three kinds, each with as many rows as a person has. */
export function QualificationSection() {
  const { t } = useTranslation("people")
  return (
    <SectionCard section="qualifications" aside={<SettingLink section="licenses">{t("toLicenses")}</SettingLink>}>
      {certificationKinds.map((kind) => (
        <Rows key={kind} kind={kind} />
      ))}
    </SectionCard>
  )
}
function Rows({ kind }: { readonly kind: (typeof certificationKinds)[number] }) {
  return <QualificationRows kind={kind} form={useStaffForm()} offered={useOfferedLicenses(kind)} />
}
