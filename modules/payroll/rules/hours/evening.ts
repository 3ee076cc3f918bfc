import { clockTime, type Minutes, minutes, noMinutes, spanOverMidnight } from "#modules/kernel/minutes.ts"
import { restByRule } from "#modules/labour/index.ts"

interface EveningShift {
  readonly isOn: boolean
  readonly from: string | null
  readonly to: string | null
}
interface BreakRule {
  readonly duty: string
  readonly presenceMinutes: number
  readonly breakMinutes: number
}

/** The hours of a company's evening shift, without the rest that its workers have in it; 0 where it has no times. */
export const eveningOf = ({ isOn, from, to }: EveningShift, rules: ReadonlyArray<BreakRule>): Minutes => {
  const span = isOn && from !== null && to !== null ? spanOverMidnight(clockTime(from), clockTime(to)) : undefined
  if (span === undefined) return noMinutes
  const presence = minutes(span.to - span.from)
  const ofWorkers = rules.filter(({ duty }) => duty === "worker")
  const table = ofWorkers.map(({ presenceMinutes, breakMinutes }) => ({
    fromPresence: minutes(presenceMinutes),
    rest: minutes(breakMinutes),
  }))
  return minutes(Math.max(0, presence - restByRule(table, presence)))
}
