import { sumYen, type Yen } from "#modules/kernel/yen.ts"
import type { SlipLine, UsedLaw } from "../model.ts"
import type { WorkedLine } from "./worked.ts"

/** What the lines of one kind come to. */
export const sumOfLines = (lines: ReadonlyArray<WorkedLine>, kind: SlipLine["kind"]): Yen =>
  sumYen(lines.flatMap(({ line }) => (line.kind === kind ? [line.amount] : [])))

/** The law values behind the lines, each once, in order of their address. */
export const usedLaw = (lines: ReadonlyArray<WorkedLine>): ReadonlyArray<UsedLaw> => {
  const used = new Map<string, UsedLaw>()
  for (const { parameter, since, label, reference } of lines.flatMap(({ laws }) => laws))
    used.set(`${parameter} ${since}`, { parameter, since, label, reference })
  return [...used].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}
