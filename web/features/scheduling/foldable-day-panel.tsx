import { PanelRightOpen } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { DayPanel, type DayPanelProps } from "./day-panel.tsx"

/** Kept per device: a narrow screen wants the room, a wide one doesn't. */
const place = "tehai.dayPanel"
const folded = "folded"

/** はじめの一歩 takes the place of the day while it stands open. */
const besideSteps = "group-data-[steps=open]/calendar:hidden"

/** The chosen day beside the month or the rows, which folds away to a strip and stays as it was left. */
export function FoldableDayPanel(props: Omit<DayPanelProps, "onFold" | "className">) {
  const { t } = useTranslation("calendar")
  const { shortDay } = useFormat()
  const [isFolded, setFolded] = useState(() => localStorage.getItem(place) === folded)
  const fold = (next: boolean) => {
    if (next) localStorage.setItem(place, folded)
    else localStorage.removeItem(place)
    setFolded(next)
  }
  if (!isFolded) {
    return (
      <DayPanel
        {...props}
        onFold={() => fold(true)}
        className={`w-[min(20rem,24vw)] shrink-0 big-text:w-full ${besideSteps}`}
      />
    )
  }
  return (
    <aside
      aria-label={t("dayPanel")}
      className={`flex shrink-0 flex-col items-center gap-2 big-text:flex-row rounded-lg border bg-card p-1.5 shadow-card ${besideSteps}`}
    >
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t("openPanel")}
        title={t("openPanel")}
        aria-expanded={false}
        onClick={() => fold(false)}
      >
        <PanelRightOpen />
      </Button>
      <span className="tnum text-xs font-semibold">{shortDay(props.day)}</span>
    </aside>
  )
}
