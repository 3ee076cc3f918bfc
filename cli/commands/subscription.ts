/** `tehai subscription list|approve|reject`: what waits before a company has its plan, by transfer or by a talk. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { numberOption } from "../operator-options.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

interface Deciding extends GlobalOptions {
  readonly as: string
  readonly amount?: number
  readonly reason?: string
  readonly dryRun?: boolean
}

const decision = (subscription: Command, to: "approve" | "reject", description: string) =>
  subscription
    .command(to)
    .description(description)
    .argument("<company>", "会社の番号 / number of the company", numberOption)
    .requiredOption("--as <email>", "決めた運営の担当者（記録に残る） / who of the platform says so, for the audit")
    .option("--dry-run", "何がどうなるかを見るだけ / show what would happen")
    .action(async (companyId: number, _options: unknown, command: Command) => {
      const { decideSubscription } = await import("../subscription/decide.ts")
      const options = command.optsWithGlobals<Deciding>()
      const { amount, as, dryRun, reason } = options
      runCommand(options, decideSubscription({ companyId, to, as, amount, dryRun, reason }))
    })

export const register = (program: Command) => {
  const subscription = program.command("subscription").description("プランの申込 / orders of a plan")
  subscription
    .command("list")
    .description("運営の確認を待つ申込を、古い順に / what waits for the platform's word, the oldest first")
    .addHelpText(
      "after",
      examplesText("tehai subscription list", "bin/tehai subscription list --json | jq '.subscriptions[].name'"),
    )
    .action(async (_options: unknown, command: Command) => {
      const { listSubscriptions } = await import("../subscription/list.ts")
      runCommand(command.optsWithGlobals<GlobalOptions>(), listSubscriptions())
    })
  decision(
    subscription,
    "approve",
    "振込の入金、または相談のプランを認める / a transfer has come, or a talk is agreed on",
  )
    .option("--amount <yen>", "入金の金額（請求と違えば断られる） / what came; another amount is refused", numberOption)
    .addHelpText("after", examplesText("tehai subscription approve 12 --as ops@example.jp --dry-run"))
  decision(subscription, "reject", "振込、または相談のプランを断る / refuse the transfer or the plan, with a reason")
    .requiredOption("--reason <reason>", "管理者に伝える理由 / why, as its admin reads it")
    .addHelpText("after", examplesText('tehai subscription reject 12 --as ops@example.jp --reason "名義が違います。"'))
}
