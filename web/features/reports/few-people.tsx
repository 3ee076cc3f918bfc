import { useTranslation } from "react-i18next"
import type { LabourTelling } from "#modules/reports/codes.ts"

/** 労務費（少人数のためまとめて表示）: says that labour of too few people is not told where it was worked. */
export function FewPeople({ of }: { readonly of: { readonly labourTelling: LabourTelling } }) {
  const { t } = useTranslation("reports")
  return of.labourTelling === "whole" ? null : (
    <p className="border-t px-4 py-2 text-xs text-warning">{t(`fewPeople.${of.labourTelling}`)}</p>
  )
}
