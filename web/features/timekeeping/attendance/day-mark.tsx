import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"

const looks = {
  day: "size-2.5 rounded-full border-2 border-foreground/70",
  night: "size-2.5 rounded-full bg-night-fg",
  half: "",
  working: "size-2.5 rounded-full border-2 border-success bg-success outline-2 outline-offset-1 outline-success/50",
  planned: "size-1 rounded-full bg-muted-foreground",
} as const

/** 日勤・夜勤・半日・勤務中・手配あり as a sign for a narrow cell; the words stand in the legend and in the cell's name. */
export function DayMark({ kind }: { readonly kind: keyof typeof looks }) {
  const { t } = useTranslation("attendance")
  if (kind === "half")
    return (
      <span
        aria-hidden="true"
        className="inline-grid size-4 place-items-center rounded-sm bg-muted align-middle text-[0.625rem] leading-none font-bold"
      >
        {t("kind.halfSign")}
      </span>
    )
  return (
    <span aria-hidden="true" className="inline-grid size-4 place-items-center align-middle">
      <span className={cn("block", looks[kind])} />
    </span>
  )
}
