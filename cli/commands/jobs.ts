/** `tehai jobs`: long jobs of a company, as screens see them. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { numberOption, type OperatorOptions, withOperator } from "../operator-options.ts"
import { runCommand } from "../run.ts"

interface ListOptions extends OperatorOptions {
  readonly kind?: string
  readonly page: number
}

export const register = (program: Command) => {
  const jobs = program
    .command("jobs")
    .description("長い処理を見る・やり直す・止める / look at long jobs, retry and cancel them")
  withOperator(jobs.command("list"))
    .description("長い処理の一覧、新しい順 / the company's jobs, newest first")
    .option("--kind <kind>", "この種類だけ（payroll-close など） / of this kind only")
    .option("--page <n>", "ページ / page", numberOption, 1)
    .addHelpText(
      "after",
      examplesText(
        "tehai jobs list --as goto@example.jp --company 1",
        "tehai jobs list --as goto@example.jp --company 1 --kind payroll-close",
      ),
    )
    .action(async (_options: unknown, command: Command) => {
      const { listJobs } = await import("../jobs/show-jobs.ts")
      const options = command.optsWithGlobals<ListOptions>()
      runCommand(options, listJobs(options, options.kind, options.page))
    })
  withOperator(jobs.command("show"))
    .description("ひとつの処理を見る / show one job")
    .argument("<id>", "処理の番号 / the job", numberOption)
    .addHelpText("after", examplesText("tehai jobs show 12 --as goto@example.jp --company 1"))
    .action(async (id: number, _options: unknown, command: Command) => {
      const { showJob } = await import("../jobs/show-jobs.ts")
      const options = command.optsWithGlobals<OperatorOptions>()
      runCommand(options, showJob(options, id))
    })
  withOperator(jobs.command("retry"))
    .description("失敗・取消の処理をもう一度始め、終わりまで追う / start a job anew that ended badly, and follow it")
    .argument("<id>", "処理の番号 / the job", numberOption)
    .addHelpText("after", examplesText("tehai jobs retry 12 --as goto@example.jp --company 1"))
    .action(async (id: number, _options: unknown, command: Command) => {
      const { retryJob } = await import("../jobs/change-jobs.ts")
      const options = command.optsWithGlobals<OperatorOptions>()
      runCommand(options, retryJob(options, id))
    })
  withOperator(jobs.command("cancel"))
    .description("進行中の処理を止める / end a job at its next wait")
    .argument("<id>", "処理の番号 / the job", numberOption)
    .addHelpText("after", examplesText("tehai jobs cancel 12 --as goto@example.jp --company 1"))
    .action(async (id: number, _options: unknown, command: Command) => {
      const { cancelJob } = await import("../jobs/change-jobs.ts")
      const options = command.optsWithGlobals<OperatorOptions>()
      runCommand(options, cancelJob(options, id))
    })
}
