import { useRef, useState } from "react"
import type { PressFacts, QueuedPress } from "@/lib/punch-queue/press.ts"
import { press, pressTime } from "@/lib/punch-queue/queue.ts"
import type { Arrangement } from "../day/arrangement.ts"
import type { MyDay } from "../day/my-day.ts"
import type { Stretch } from "../day/stretch.ts"
import { inFor, type Step, unusualOf } from "./steps.ts"

interface Situation {
  readonly day: MyDay
  /** Paid by shift: which shifts were done is asked at check-out. */
  readonly asksShifts: boolean
  /** Asks the company for 今日 anew. */
  readonly refresh: () => void
}
/** The buttons of 今日: freezes the time at the first touch, asks only what must be asked, stores, then says so. */
export const usePunching = ({ day, asksShifts, refresh }: Situation) => {
  const [step, setStep] = useState<Step>()
  const [bar, setBar] = useState<QueuedPress>()
  // A second tap comes before the screen has been drawn anew.
  const isStoring = useRef(false)
  /** 休憩 is told in the bar, one tap and nothing to close; 出勤 and 退勤 get their receipt. */
  const say = (kept: QueuedPress, isRest: boolean) => {
    setBar(isRest ? kept : undefined)
    setStep(isRest ? undefined : { kind: "receipt", press: kept })
  }
  const store = async (facts: PressFacts, pressedAt: string, isRest = isOfRest(facts)) => {
    if (isStoring.current) return
    isStoring.current = true
    try {
      const kept = await press(facts, pressedAt)
      say(kept, isRest)
      // It went past the device's queue, so nothing else would tell.
      if (kept.delivery === "delivered") refresh()
    } catch {
      setStep({ kind: "notKept", facts, pressedAt })
    } finally {
      isStoring.current = false
    }
  }
  const checkIn = (facts: PressFacts, pressedAt: string) => {
    const why = unusualOf(facts, day, pressedAt)
    if (why === undefined) void store(facts, pressedAt)
    else setStep({ kind: "confirm", facts, pressedAt, why })
  }
  const end = (facts: PressFacts, of: Stretch, pressedAt: string) => {
    if (asksShifts) setStep({ kind: "ticks", facts, of, pressedAt })
    else void store(facts, pressedAt)
  }
  return {
    step,
    bar,
    close: () => setStep(undefined),
    store: (facts: PressFacts, pressedAt: string) => void store(facts, pressedAt),
    /** A place was chosen by hand. */
    checkInAt: checkIn,
    checkIn: (arrangement: Arrangement) => checkIn(inFor(arrangement), pressTime()),
    chooseSite: (pressedAt?: string) => setStep({ kind: "sites", pressedAt: pressedAt ?? pressTime() }),
    rest: (kind: "restStart" | "restEnd") => void store({ kind }, pressTime()),
    checkOut: (of: Stretch) => end(siteOf({ kind: "out" }, of), of, pressTime()),
    claim: (of: Stretch, claimsEnd: string) => {
      if (of.id !== null) end(siteOf({ kind: "claimEnd", timekeepingId: of.id, claimsEnd }, of), of, pressTime())
    },
    cancel: (press: QueuedPress) => {
      const { clientId, siteName } = press
      const facts = { kind: "cancel", cancels: clientId, ...(siteName === undefined ? {} : { siteName }) } as const
      void store(facts, pressTime(), isOfRest(press))
    },
  }
}
export type Punching = ReturnType<typeof usePunching>

const isOfRest = ({ kind }: PressFacts) => kind === "restStart" || kind === "restEnd"

const siteOf = (facts: PressFacts, { siteName }: Stretch): PressFacts =>
  siteName === null ? facts : { ...facts, siteName }
