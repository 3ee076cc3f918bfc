import { useTranslation } from "react-i18next"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { usePlatformSearch } from "./platform-list.tsx"

/** Everybody who signs in, or what the product has written to them. */
export function AccountTabs() {
  const { t } = useTranslation(["platform", "mails"])
  const { search, show } = usePlatformSearch()
  return (
    <ToggleGroup
      label={t("view")}
      value={search.view === "mails" ? "mails" : "accounts"}
      onChange={(view) => show(view === "mails" ? { view } : {})}
      options={[
        { value: "accounts" as const, label: t("accounts") },
        { value: "mails" as const, label: t("mails:title") },
      ]}
    />
  )
}
