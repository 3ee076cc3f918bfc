import { useTranslation } from "react-i18next"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { usePlatformSearch } from "./platform-list.tsx"

const views = ["transfers", "money"] as const

/** 企業管理 shows companies, the transfers that are waited for, or money that pays no bill. */
export function CompanyTabs() {
  const { t } = useTranslation("platform")
  const { t: m } = useTranslation("money")
  const { search, show } = usePlatformSearch()
  return (
    <ToggleGroup
      label={t("view")}
      value={views.find((view) => view === search.view) ?? "companies"}
      onChange={(view) => show(view === "companies" ? {} : { view })}
      options={[
        { value: "companies" as const, label: t("company") },
        { value: "transfers" as const, label: t("transfer.title") },
        { value: "money" as const, label: m("title") },
      ]}
    />
  )
}
