/** `tehai billing list|show|accept|refuse`: transfers that the platform waits for; `reconcile|money`: cards. */
import type { Command } from "commander"
import { decisionCommand, withAmount, withReason } from "../decision-command.ts"
import { examplesText } from "../examples.ts"
import { numberOption } from "../operator-options.ts"
import { type GlobalOptions, runCommand } from "../run.ts"
import { markCommands, moneyCommands, takeBackCommand } from "./money.ts"

const decision = (billing: Command, to: "accept" | "refuse", description: string) =>
  decisionCommand(billing, { to, description }, async (said) =>
    (await import("../billing/decide.ts")).decideBanking({ ...said, to }),
  )

export const register = (program: Command) => {
  const billing = program.command("billing").description("請求と振込 / bills and transfers")
  billing
    .command("list")
    .description("入金を待っている振込の一覧 / transfers that are waited for")
    .addHelpText("after", examplesText("tehai billing list", "bin/tehai billing list --json | jq '.transfers[].money'"))
    .action(async (_options: unknown, command: Command) => {
      const { listWaiting } = await import("../billing/show.ts")
      runCommand(command.optsWithGlobals<GlobalOptions>(), listWaiting())
    })
  billing
    .command("show")
    .description("会社の請求 / bills of a company")
    .argument("<company>", "会社の番号 / number of the company", numberOption)
    .addHelpText("after", examplesText("tehai billing show 12"))
    .action(async (companyId: number, _options: unknown, command: Command) => {
      const { showBills } = await import("../billing/show.ts")
      runCommand(command.optsWithGlobals<GlobalOptions>(), showBills(companyId))
    })
  billing
    .command("reconcile")
    .description(
      "カード会社に聞き直し、届かなかった通知と途中のお支払いを片付ける / ask the card company for what no webhook told",
    )
    .option("--days <days>", "何日前までの通知を聞くか（30日まで） / how many days back, 30 at most", numberOption, 3)
    .addHelpText("after", examplesText("tehai billing reconcile", "tehai billing reconcile --days 30"))
    .action(async (_options: unknown, command: Command) => {
      const { reconcile } = await import("../billing/reconcile.ts")
      const options = command.optsWithGlobals<GlobalOptions & { readonly days: number }>()
      runCommand(options, reconcile(options.days))
    })
  markCommands(billing)
  takeBackCommand(billing)
  const money = billing
    .command("money")
    .description("どの請求にも当たらない入金 / money that pays no bill")
    .addHelpText("after", examplesText("tehai billing money", "bin/tehai billing money --json | jq '.money[].intent'"))
    .action(async (_options: unknown, command: Command) => {
      const { listMoney } = await import("../billing/reconcile.ts")
      runCommand(command.optsWithGlobals<GlobalOptions>(), listMoney())
    })
  moneyCommands(money)
  withAmount(decision(billing, "accept", "振込の入金を確認する / say that the transfer has come")).addHelpText(
    "after",
    examplesText("tehai billing accept 12 --as ops@example.jp --amount 105840"),
  )
  withReason(decision(billing, "refuse", "振込を断る / refuse the transfer, with a reason")).addHelpText(
    "after",
    examplesText('tehai billing refuse 12 --as ops@example.jp --reason "名義が違います。"'),
  )
}
