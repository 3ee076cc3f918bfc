/** `tehai payroll`: the close of a month, its correction, and what it paid. */
import type { Command } from "commander"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { examplesText } from "../examples.ts"
import { monthOption, numberOption, type OperatorOptions, withOperator } from "../operator-options.ts"
import type { Rerun } from "../payroll/rerun.ts"
import { runCommand } from "../run.ts"

interface MonthOptions extends OperatorOptions {
  readonly month: IsoMonth
}
interface ShowOptions extends MonthOptions {
  readonly user?: number
}

const forMonth = (command: Command) =>
  withOperator(command).requiredOption("--month <month>", "給与の月（2026-10 の形） / the pay month", monthOption)

const several = (text: string, before: ReadonlyArray<number> = []) => [...before, numberOption(text)]

export const register = (program: Command) => {
  const payroll = program.command("payroll").description("給与の締めと明細 / the pay of a month")
  forMonth(payroll.command("close"))
    .description("月を締める。終わるまで待つ / close a month and wait for it")
    .addHelpText("after", examplesText("tehai payroll close --as goto@example.jp --company 1 --month 2026-10"))
    .action(async (_options: unknown, command: Command) => {
      const { closeMonth } = await import("../payroll/close.ts")
      const options = command.optsWithGlobals<MonthOptions>()
      runCommand(options, closeMonth(options, options.month))
    })
  forMonth(payroll.command("rerun"))
    .description(
      "締めた月を計算し直す。違いを見せ、確かめてから確定する / show what would change, ask, calculate again",
    )
    .requiredOption("--reason <text>", "理由 / why")
    .option("--user <id>", "この人だけ（繰り返せる） / for this person only, repeatable", several)
    .option("--dry-run", "違いを見るだけ / show the difference only")
    .option("--yes", "確かめずに確定する / do not ask")
    .addHelpText(
      "after",
      examplesText(
        "tehai payroll rerun --as goto@example.jp --company 1 --month 2026-10 --reason 残業の訂正 --dry-run",
      ),
    )
    .action(async (_options: unknown, command: Command) => {
      const { rerunMonth } = await import("../payroll/rerun.ts")
      const options = command.optsWithGlobals<MonthOptions & Rerun>()
      runCommand(options, rerunMonth(options, options))
    })
  forMonth(payroll.command("show"))
    .description("月の一覧、または一人の明細とその根拠 / the month, or one slip with its why")
    .option("--user <id>", "この人の明細 / this person's slip", numberOption)
    .addHelpText(
      "after",
      examplesText(
        "tehai payroll show --as goto@example.jp --company 1 --month 2026-10",
        "tehai payroll show --as goto@example.jp --company 1 --month 2026-10 --user 34",
      ),
    )
    .action(async (_options: unknown, command: Command) => {
      const { showMonth, showSlip } = await import("../payroll/show.ts")
      const options = command.optsWithGlobals<ShowOptions>()
      const { month, user } = options
      runCommand(options, user === undefined ? showMonth(options, month) : showSlip(options, month, user))
    })
}
