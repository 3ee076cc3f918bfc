/**
 * 労働時間 labour: minutes as the law of working hours sees them (pure rules and dated parameters, no tables).
 */
export { DayMinutes, WorkedDay } from "./model.ts"
export {
  type LabourLaw,
  type LabourLawInForce,
  labourLawOf,
  type OvertimeLimits,
} from "./rules/labour-law.ts"
export { minutesByKind, type WorkedPeriod } from "./rules/minutes-by-kind.ts"
export { type MonthOfOvertime, type OvertimeMeter, overtimeMeter, overtimeRemaining } from "./rules/overtime-meter.ts"
export { legalRest, legalRests, missingRest, type RestRule, restByRule, unpunchedRest } from "./rules/rest.ts"
export { joined, lengthOf, withoutRests } from "./rules/time-pieces.ts"
