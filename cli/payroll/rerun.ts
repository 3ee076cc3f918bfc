/** CLI-03: a closed month calculated again. What would change is shown first, and binds only after a yes. */
import { Effect } from "effect"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { rerunPreview } from "#modules/payroll/index.ts"
import { canConfirm, confirmed } from "../confirm.ts"
import { inDatabase } from "../in-database.ts"
import { operated, operatorOf } from "../operator.ts"
import type { OperatorOptions } from "../operator-options.ts"
import type { Told } from "../run.ts"
import { differenceText, yenText } from "../table.ts"
import { ranClose } from "./close.ts"
import { tellingFindings } from "./findings.ts"

type Difference = Effect.Success<ReturnType<typeof rerunPreview>>[number]

const netText = ({ before, net }: Difference) =>
  before === null ? yenText(net) : `${yenText(before)} → ${yenText(net)} (${differenceText(net - before)})`
const linesOf = (difference: Difference) => [
  `${difference.name}  差引支給 ${netText(difference)}`,
  ...difference.changes.map(
    (line) =>
      `  ${line.name}  ${yenText(line.before)} → ${yenText(line.after)} (${differenceText(line.after - line.before)})`,
  ),
]
const none = "変わる明細はありません。計算し直しません。 / no slip would change: nothing to do"

export interface Rerun {
  readonly month: IsoMonth
  readonly reason: string
  readonly user?: ReadonlyArray<number>
  /** Shows the difference and ends. */
  readonly dryRun?: boolean
  /** Agreed beforehand: nobody is asked. */
  readonly yes?: boolean
}

/** Shows what a rerun would change, for some people or all; asks; calculates the month again as its next revision. */
export const rerunMonth = (options: OperatorOptions, { dryRun = false, month, reason, user, yes = false }: Rerun) =>
  inDatabase("payroll rerun", (opened) =>
    Effect.gen(function* () {
      if (!dryRun) yield* canConfirm(yes)
      const actor = yield* operatorOf(options)
      const people = user === undefined ? {} : { userIds: user }
      const asked = { month, ...people }
      const differences = yield* tellingFindings(operated(actor, "payroll.preview", asked, rerunPreview(asked)))
      const shown = differences.flatMap(linesOf)
      if (differences.length === 0 || dryRun)
        return {
          text: differences.length === 0 ? none : shown.join("\n"),
          json: { month, isRerun: false, differences },
        } satisfies Told
      if (!yes) process.stderr.write(`${shown.join("\n")}\n`)
      yield* confirmed(yes, `${month} をこの内容で確定しますか。 / Make this binding?`)
      const wanted = { month, isRerun: 1, reason, ...people }
      const closed = yield* ranClose(actor, "payroll.rerun", wanted, opened, options)
      return {
        text: [
          `${month} を再計算しました（第 ${closed.revision} 版）。 / calculated again`,
          ...(yes ? shown : []),
        ].join("\n"),
        json: { ...closed, isRerun: true, differences },
      } satisfies Told
    }),
  )
