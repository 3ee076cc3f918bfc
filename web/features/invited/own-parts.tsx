import { useTranslation } from "react-i18next"
import { certificationKinds } from "#modules/people/codes.ts"
import { BankFields } from "@/components/form/bank-fields.tsx"
import { QualificationRows } from "../people/qualification-rows.tsx"

type QualificationForm = React.ComponentProps<typeof QualificationRows>["form"]

/** What a worker may say of himself at once and needn't: his account and his qualifications (INV-11, STAFF-03). */
export function OwnParts({ form }: { readonly form: QualificationForm }) {
  const { t } = useTranslation("invited")
  return (
    <>
      <details className="rounded-xl border px-4 py-1">
        <summary className="flex min-h-11 cursor-pointer items-center text-base font-bold max-md:min-h-12">
          {t("ownBank")}
        </summary>
        <div className="flex flex-col gap-3 pt-1 pb-3">
          <BankFields field={form.field} />
        </div>
      </details>
      <details className="rounded-xl border px-4 py-1">
        <summary className="flex min-h-11 cursor-pointer items-center text-base font-bold max-md:min-h-12">
          {t("ownQualifications")}
        </summary>
        <div className="flex flex-col gap-4 pt-1 pb-3">
          {certificationKinds.map((kind) => (
            <QualificationRows key={kind} kind={kind} form={form} />
          ))}
        </div>
      </details>
    </>
  )
}
