import { useTranslation } from "react-i18next"
import type { MenuButton } from "@/components/ui/late-menu.tsx"
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover.tsx"
import { ColumnChoices, type ColumnChoosing } from "./column-choices.tsx"

interface ColumnMenuProps extends ColumnChoosing {
  readonly button: MenuButton
}
/** 列: which columns are shown and in which order, kept for this person. */
export default function ColumnMenu({ button, ...choosing }: ColumnMenuProps) {
  const { t } = useTranslation("list")
  return (
    <Popover defaultOpen>
      <PopoverTrigger {...button} />
      <PopoverContent align="end" className="w-72 p-0" aria-label={t("columns")}>
        <ColumnChoices {...choosing} />
      </PopoverContent>
    </Popover>
  )
}
