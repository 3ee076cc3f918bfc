import { useTranslation } from "react-i18next"
import { isKanaRow, kanaRows, type KanaRow as Row } from "#modules/kernel/codes/kana-row.ts"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"

interface KanaRowProps {
  readonly row: Row | undefined
  readonly onChange: (row: Row | undefined) => void
}
/** 全 あ か さ …: those whose reading begins in this row of the kana. A phone has no room for it and searches. */
export function KanaRow({ row, onChange }: KanaRowProps) {
  const { t } = useTranslation("list")
  return (
    <ToggleGroup
      label={t("kanaRow")}
      value={row ?? "all"}
      onChange={(value) => onChange(isKanaRow(value) ? value : undefined)}
      options={[
        { value: "all", label: t("kanaAll"), title: t("kanaAllTitle") },
        ...kanaRows.map((value) => ({ value, label: value, title: t("kanaRowTitle", { row: value }) })),
      ]}
      className="max-md:hidden [&_button]:min-w-7 [&_button]:px-1.5"
    />
  )
}
