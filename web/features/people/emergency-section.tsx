import { EmergencyFields } from "./emergency-fields.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

/** 緊急連絡先. */
export function EmergencySection() {
  return (
    <SectionCard section="emergency">
      <EmergencyFields field={useStaffForm().field} />
    </SectionCard>
  )
}
