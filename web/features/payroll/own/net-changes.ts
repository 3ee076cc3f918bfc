/** What changed the net since last month, line by line; the changes add up to the difference exactly. */
import type { SlipLine, Statement } from "../slip-query.ts"

export interface NetChange {
  readonly key: string
  readonly name: string
  /** What it does to the net: less tax is more money. */
  readonly yen: number
  readonly causes: NonNullable<SlipLine["difference"]>["causes"]
  readonly state: "changed" | "new" | "gone"
}
const onNet = (kind: SlipLine["kind"], yen: number) => (kind === "deduction" ? -yen : yen)

/** In the order of the slip, lines that are gone last; calculation lines change nothing by themselves. */
export const netChanges = ({ lines, gone }: Pick<Statement, "lines" | "gone">): ReadonlyArray<NetChange> => [
  ...lines.flatMap(({ key, name, kind, difference }): ReadonlyArray<NetChange> => {
    if (kind === "info" || difference === null || difference.yen === 0) return []
    const state = difference.before === 0 ? "new" : "changed"
    return [{ key, name, yen: onNet(kind, difference.yen), causes: difference.causes, state }]
  }),
  ...gone.flatMap(
    ({ key, name, kind, before }): ReadonlyArray<NetChange> =>
      kind === "info" ? [] : [{ key, name, yen: onNet(kind, -before), causes: [], state: "gone" }],
  ),
]
/** The two lines that say most of it. */
export const largestChanges = (slip: Pick<Statement, "lines" | "gone">) =>
  netChanges(slip)
    .toSorted((a, b) => Math.abs(b.yen) - Math.abs(a.yen))
    .slice(0, 2)
