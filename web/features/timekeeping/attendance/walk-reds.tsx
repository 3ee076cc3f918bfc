import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { MonthRow } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { isTyping } from "@/lib/is-typing.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import { nextRed } from "./reds.ts"

interface WalkRedsProps {
  readonly rows: ReadonlyArray<MonthRow>
  readonly count: number
  readonly place: AttendancePlace
}
/** 確認が必要な4件を順に見る: a press, or N, opens the next red day; Shift+N the one before. */
export function WalkReds({ rows, count, place }: WalkRedsProps) {
  const { t } = useTranslation("attendance")
  const go = (step: 1 | -1) => {
    const next = nextRed(rows, place, step)
    if (next !== undefined) place.open(next.userId, next.day)
  }
  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key.toLowerCase() !== "n" || document.querySelector("[role=dialog], [role=alertdialog]") !== null)
        return
      event.preventDefault()
      latest.current(event.shiftKey ? -1 : 1)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])
  if (count === 0) return null
  return (
    <Button onClick={() => go(1)}>
      {t("walkReds", { count })}
      <Kbd>N</Kbd>
    </Button>
  )
}
