/** In the order in which they stand on the page. */
export const settingSections = [
  "profile",
  "shifts",
  "breaks",
  "pay",
  "subsidies",
  "words",
  "roles",
  "taskNames",
  "licenses",
  "accounts",
  "timeView",
  "display",
] as const
export type SettingSection = (typeof settingSections)[number]
