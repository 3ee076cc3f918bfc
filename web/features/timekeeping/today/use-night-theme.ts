import { useEffect } from "react"
import { applyDisplay, storedDisplay } from "@/lib/display.ts"
import { clockOf } from "./clock-span.tsx"

const begins = 21
const ends = 5

/** From 21:00 to 05:00 the screen is dark for whoever works at night, if the theme follows the device. */
export const useNightTheme = (isNightWork: boolean, now: number) => {
  const hour = Number(clockOf(now).slice(0, 2))
  const isDark = isNightWork && (hour >= begins || hour < ends)
  useEffect(() => {
    if (!isDark || storedDisplay().theme !== "system") return
    document.documentElement.dataset.theme = "dark"
    return () => applyDisplay(storedDisplay())
  }, [isDark])
}
