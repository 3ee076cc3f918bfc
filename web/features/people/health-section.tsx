import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { HealthFields } from "./health-fields.tsx"
import { valuesOfHealth } from "./profile-values.ts"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

/** 健康状態: shown when somebody asks for it, and that he did stays in the records (D54). */
export function HealthSection({ id }: { readonly id: number }) {
  const { t } = useTranslation("people")
  const form = useStaffForm()
  const isShown = form.values["heal.bloodGroup"] !== undefined
  const look = useWrite({
    write: (_: undefined, extraHeaders) => data(people.showHealth({ params: { id }, body: {}, extraHeaders })),
    onDone: ({ heal }) => form.beginOver({ ...form.base, ...valuesOfHealth(heal) }, form.changed),
  })
  return (
    <SectionCard section="health">
      {isShown ? (
        <HealthFields field={form.field} />
      ) : (
        <div className="col-span-full flex flex-wrap items-center gap-4">
          <p className="text-muted-foreground">{t("healthHint")}</p>
          <Button variant="outline" onClick={() => look.mutate(undefined)}>
            {t("showHealth")}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
/** The same of somebody who is taken on: nothing is stored yet that a look would tell. */
export function NewHealthSection() {
  return (
    <SectionCard section="health">
      <HealthFields field={useStaffForm().field} />
    </SectionCard>
  )
}
