/** What a close looks at. "stop" keeps a month from closing, "look" asks somebody to look; browser-safe. */
export const checkKinds = {
  unfinished: "stop",
  noTerms: "stop",
  noBirthday: "stop",
  noMonthlyHours: "stop",
  noStandard: "stop",
  payCycle: "stop",
  dailyTax: "stop",
  noShift: "stop",
  noLaw: "stop",
  negativeNet: "stop",
  absent: "look",
  noArrangement: "look",
  claimedEnd: "look",
  belowMinimumWage: "look",
  overtime45: "look",
} as const satisfies Record<string, "stop" | "look">
export type CheckKind = keyof typeof checkKinds
export const checkKindNames = [
  "unfinished",
  "noTerms",
  "noBirthday",
  "noMonthlyHours",
  "noStandard",
  "payCycle",
  "dailyTax",
  "noShift",
  "noLaw",
  "negativeNet",
  "absent",
  "noArrangement",
  "claimedEnd",
  "belowMinimumWage",
  "overtime45",
] as const satisfies ReadonlyArray<CheckKind>
export type CheckSeverity = (typeof checkKinds)[CheckKind]
