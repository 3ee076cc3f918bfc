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

/** 確認が必要 keeps the month from being closed, 見ておく asks somebody to look; as the close judges the same. */
export const looks = ["urgent", "mild"] as const
export type Look = (typeof looks)[number]
export const lookOfProblem = {
  unfinished: "urgent",
  noLaw: "urgent",
  absent: "mild",
  noArrangement: "mild",
  late: "mild",
  earlyLeave: "mild",
  shortRest: "mild",
  claimedEnd: "mild",
} as const satisfies Record<DayProblem, Look>
/** The most urgent of them; null where nothing is wrong. */
export const lookOf = (problems: ReadonlyArray<DayProblem>): Look | null =>
  looks.find((look) => problems.some((problem) => lookOfProblem[problem] === look)) ?? null

/** 日勤・夜勤・半日: what a day's work was, of a day on which somebody worked. */
export const workKinds = ["day", "night", "half"] as const
export type WorkKind = (typeof workKinds)[number]

/** 未出勤・未退勤・遅刻・勤務中・これから・退勤済: where people of a day stand, in the order of urgency. */
export const standings = ["missing", "unfinished", "late", "working", "later", "done"] as const
export type Standing = (typeof standings)[number]
/** By what the day's list is asked for: also 休み, who could have been arranged and was not. */
export const askedStandings = [...standings, "off"] as const
export type AskedStanding = (typeof askedStandings)[number]
