import { useTranslation } from "react-i18next"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { usePlatformSearch } from "./platform-list.tsx"

/** 企業管理 shows companies, or the transfers that are waited for. */
export function CompanyTabs() {
  const { t } = useTranslation("platform")
  const { search, show } = usePlatformSearch()
  return (
    <ToggleGroup
      label={t("view")}
      value={search.view === "transfers" ? "transfers" : "companies"}
      onChange={(view) => show(view === "transfers" ? { view } : {})}
      options={[
        { value: "companies" as const, label: t("company") },
        { value: "transfers" as const, label: t("transfer.title") },
      ]}
    />
  )
}
