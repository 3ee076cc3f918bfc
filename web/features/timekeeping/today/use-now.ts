import { useEffect, useState } from "react"
import { deviceClock } from "@/lib/punch-queue/device-clock.ts"

/** The company's time in milliseconds; draws anew at each full minute, or each second where seconds are counted. */
export const useNow = (step: "minute" | "second" = "minute") => {
  const [now, setNow] = useState(deviceClock.now)
  useEffect(() => {
    const length = step === "minute" ? 60_000 : 1_000
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(deviceClock.now())
      // A little after the border, so that it has surely been crossed.
      timer = setTimeout(tick, length - (deviceClock.now() % length) + 20)
    }
    tick()
    // A phone that was asleep shows the right time at once.
    document.addEventListener("visibilitychange", tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", tick)
    }
  }, [step])
  return now
}
