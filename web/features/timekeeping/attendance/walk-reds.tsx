import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { isTyping } from "@/lib/is-typing.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import { monthPages } from "./attendance-query.ts"
import type { MonthRow } from "./month-rows.ts"
import { nextRed } from "./reds.ts"

/** From one red day to the next nobody waits for the pages again. */
const walkedMillis = 60_000

interface WalkRedsProps {
  readonly rows: ReadonlyArray<MonthRow>
  readonly count: number
  /** The red days of other pages are walked through, too. */
  readonly totalPages: number
  readonly place: AttendancePlace
}
/** 確認が必要な4件を順に見る: a press, or N, opens the next red day; Shift+N the one before. */
export function WalkReds({ rows, count, totalPages, place }: WalkRedsProps) {
  const { t } = useTranslation("attendance")
  const queries = useQueryClient()
  const go = async (step: 1 | -1) => {
    const pages = totalPages === 1 ? [rows] : await monthPages(queries, place, walkedMillis)
    const next = nextRed(pages.flat(), place, step)
    if (next === undefined) return
    const at = pages.findIndex((page) => page.some(({ userId }) => userId === next.userId)) + 1
    place.open(next.userId, next.day, totalPages === 1 ? undefined : at)
  }
  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key.toLowerCase() !== "n" || document.querySelector("[role=dialog], [role=alertdialog]") !== null)
        return
      event.preventDefault()
      void latest.current(event.shiftKey ? -1 : 1)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])
  if (count === 0) return null
  return (
    <Button onClick={() => void go(1)}>
      {t("walkReds", { count })}
      <Kbd>N</Kbd>
    </Button>
  )
}
