import { Columns3 } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover.tsx"
import type { ColumnChoosing } from "./column-choices.tsx"

const ColumnChoices = lazy(() => import("./column-choices.tsx"))

/** 列: which columns are shown and in which order, kept for this person. */
export default function ColumnMenu({ columns, choice, choose }: ColumnChoosing) {
  const { t } = useTranslation("list")
  return (
    <Popover>
      <PopoverTrigger className={buttonVariants({ variant: "outline", size: "sm" })}>
        <Columns3 aria-hidden="true" />
        {t("columns")}{" "}
        <span className="tnum">
          {columns.length - choice.hidden.length} / {columns.length}
        </span>
      </PopoverTrigger>
      <PopoverContent align="end" className="w-72 p-0" aria-label={t("columns")}>
        <Suspense>
          <ColumnChoices columns={columns} choice={choice} choose={choose} />
        </Suspense>
      </PopoverContent>
    </Popover>
  )
}
