/** 締め from the command line: started as the page does, followed to its end. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { payMonthView, startClose } from "#modules/payroll/index.ts"
import { followed } from "../follow.ts"
import { inDatabase, type Opened } from "../in-database.ts"
import { looking, operated, operatorOf } from "../operator.ts"
import type { OperatorOptions } from "../operator-options.ts"
import type { Told } from "../run.ts"
import { yenText } from "../table.ts"
import { tellingFindings } from "./findings.ts"

interface Wanted {
  readonly month: IsoMonth
  readonly userIds?: ReadonlyArray<number>
  readonly isRerun?: number
  readonly reason?: string
}

/** Starts a close or a rerun and follows its job to the end. */
export const ranClose = Effect.fn("Cli.ranClose")(function* (
  actor: Actor,
  action: string,
  wanted: Wanted,
  opened: Opened,
  options: OperatorOptions,
) {
  const started = yield* tellingFindings(operated(actor, action, { ...wanted }, startClose(wanted)))
  yield* followed(actor, [started.jobId], opened, options)
  const view = yield* looking(actor, payMonthView(wanted.month))
  return { ...started, state: view.state, totals: view.totals }
})

export const closeMonth = (options: OperatorOptions, month: IsoMonth) =>
  inDatabase("payroll close", (opened) =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options)
      const closed = yield* ranClose(actor, "payroll.close", { month }, opened, options)
      const { people, gross, net } = closed.totals
      return {
        text: [
          `${month} を締めました。 / closed`,
          `${people} 人  総支給 ${yenText(gross)}  差引支給 ${yenText(net)}  第 ${closed.revision} 版`,
        ].join("\n"),
        json: closed,
      } satisfies Told
    }),
  )
