import type { LawValue } from "#modules/kernel/law/parameter.ts"
import { oncePer } from "#modules/kernel/once-per.ts"
import { sumYen, type Yen } from "#modules/kernel/yen.ts"
import type { SlipLine, UsedLaw } from "../../model.ts"
import type { WorkedLine } from "../explain/worked.ts"

/** What the lines of one kind come to. */
export const sumOfLines = (lines: ReadonlyArray<WorkedLine>, kind: SlipLine["kind"]): Yen =>
  sumYen(lines.flatMap(({ line }) => (line.kind === kind ? [line.amount] : [])))

const usedLawOf = oncePer(({ parameter, since, label, reference }: LawValue<unknown>) => {
  const printed: UsedLaw = { label, parameter, reference, since }
  return { address: `${parameter} ${since}`, printed }
})

/** The law values behind the lines, each once, in order of their address. */
export const usedLaw = (lines: ReadonlyArray<WorkedLine>): ReadonlyArray<UsedLaw> => {
  const used = new Map<string, UsedLaw>()
  for (const { laws } of lines)
    for (const law of laws) {
      const { address, printed } = usedLawOf(law)
      used.set(address, printed)
    }
  return [...used.keys()].sort().flatMap((address) => used.get(address) ?? [])
}

/** A line beside one of the same name: premiums of two months, one by a rate and one as entered. */
export const asSecond = ({ line, laws }: WorkedLine): WorkedLine => ({ laws, line: { ...line, key: `${line.key}:2` } })
