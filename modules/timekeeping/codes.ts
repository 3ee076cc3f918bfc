/** Words of timekeeping with their values on the wire; browser-safe. */
export const pressActions = ["in", "out", "restStart", "restEnd", "cancel"] as const
export type PressAction = (typeof pressActions)[number]

export const punchStates = ["open", "closed", "unfinished", "cancelled", "removed"] as const
export type PunchState = (typeof punchStates)[number]

/** 打刻の場所 */
export const places = { office: 1, outside: 2 } as const
export type Place = keyof typeof places

/** What a person is doing now, in the phone's words (未出勤・勤務中・休憩中・退勤済). */
export const dutyStates = ["before", "working", "resting", "done"] as const
export type DutyState = (typeof dutyStates)[number]

/** What the desk looks at twice, in the order of urgency. */
export const dayProblems = [
  "unfinished",
  "noLaw",
  "absent",
  "noArrangement",
  "late",
  "earlyLeave",
  "shortRest",
  "claimedEnd",
] as const
export type DayProblem = (typeof dayProblems)[number]

/** 未出勤・未退勤・遅刻・勤務中・これから・退勤済: where people of a day stand, in the order of urgency. */
export const standings = ["missing", "unfinished", "late", "working", "later", "done"] as const
export type Standing = (typeof standings)[number]
