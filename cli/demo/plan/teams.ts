/** 班: who works together, the leader first. */
import { type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import { weekOf } from "./calendar.ts"

export interface Team {
  readonly key: string
  readonly people: ReadonlyArray<string>
  readonly isVendors?: true
}

export const teams: ReadonlyArray<Team> = [
  { key: "sato", people: ["sato", "takahashi", "kato"] },
  { key: "suzuki", people: ["suzuki", "nguyen", "yamaguchi"] },
  { key: "tanaka", people: ["tanaka", "yamada"] },
  { key: "ito", people: ["ito", "kobayashi"] },
  { key: "ogawa", people: ["ogawa", "inoue", "ikeda"] },
  { key: "watanabe", people: ["watanabe", "mori", "maeda"] },
  { key: "towa", people: ["okada", "hayashi", "abe"], isVendors: true },
  { key: "sanei", people: ["saito", "fujii"], isVendors: true },
]

/** Two crews take turns: a week of nights, a week of days. */
const nightCrews = [
  ["yamamoto", "nakamura", "matsumoto"],
  ["yoshida", "kimura", "sasaki"],
] as const

export const nightCrewOf = (day: IsoDate): ReadonlyArray<string> => nightCrews[weekOf(day) % 2] ?? []
export const restedNightCrewOf = (day: IsoDate): Team => ({
  key: "nights",
  people: nightCrews[(weekOf(day) + 1) % 2] ?? [],
})

/** アルバイト come on their own weekdays, 0 for Sunday. */
const ownWeekdays: Readonly<Record<string, ReadonlyArray<number>>> = { ikeda: [1, 3, 5], maeda: [1, 2, 4] }
export const comesOn = (person: string, day: IsoDate): boolean => ownWeekdays[person]?.includes(weekday(day)) ?? true
