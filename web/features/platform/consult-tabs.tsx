import { useTranslation } from "react-i18next"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { usePlatformSearch } from "./platform-list.tsx"

/** プラン相談 of companies, or お問い合わせ of anybody. */
export function ConsultTabs() {
  const { t } = useTranslation(["platform", "offers"])
  const { search, show } = usePlatformSearch()
  return (
    <ToggleGroup
      label={t("view")}
      value={search.view === "letters" ? "letters" : "consults"}
      onChange={(view) => show(view === "letters" ? { view } : {})}
      options={[
        { value: "consults" as const, label: t("offers:consult.list") },
        { value: "letters" as const, label: t("offers:consult.letters") },
      ]}
    />
  )
}
