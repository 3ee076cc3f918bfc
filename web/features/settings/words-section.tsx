import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { defaultLabels } from "#modules/companies/codes.ts"
import { may } from "@/lib/permissions.tsx"
import type { Company } from "./company-query.ts"
import { labelsQuery } from "./label-query.ts"
import { SettingCard } from "./setting-card.tsx"
import { WordRow } from "./word-row.tsx"

const isOfRole = (key: string) => key.startsWith("role.")

/** 呼び名 of shifts and partners, or of the roles: the company's own words, used everywhere as soon as they are saved. */
export function WordsSection({ company, of }: { readonly company: Company; readonly of: "words" | "roles" }) {
  const { t } = useTranslation("settings")
  const { data: labels } = useSuspenseQuery(labelsQuery)
  const keys = Object.keys(defaultLabels).filter((key) => isOfRole(key) === (of === "roles"))
  return (
    <SettingCard section={of} hint={of === "roles" ? t("rolesHint") : t("wordsHint")}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-4 max-lg:grid-cols-1">
        {keys.flatMap((key) =>
          labels
            .filter((label) => label.key === key)
            .map((label) => <WordRow key={key} label={label} mayWrite={may(company, "label")} />),
        )}
      </ul>
      {of === "roles" && (
        <Link to="/permission" className="mt-4 inline-flex min-h-6 items-center text-link underline max-md:min-h-12">
          {t("rolesRights")}
        </Link>
      )}
    </SettingCard>
  )
}
