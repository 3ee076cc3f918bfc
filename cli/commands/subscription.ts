/** `tehai subscription list|approve|reject`: what waits before a company has its plan, by transfer or by a talk. */
import type { Command } from "commander"
import { decisionCommand, withAgreedPlan, withAmount, withReason } from "../decision-command.ts"
import { examplesText } from "../examples.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

const decision = (subscription: Command, to: "approve" | "reject", description: string) =>
  decisionCommand(subscription, { to, description }, async (said) =>
    (await import("../subscription/decide.ts")).decideSubscription({ ...said, to }),
  )

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
  withAgreedPlan(
    withAmount(
      decision(
        subscription,
        "approve",
        "振込の入金、または相談のプランを認める / a transfer has come, or a talk is agreed on",
      ),
    ),
  ).addHelpText(
    "after",
    examplesText(
      "tehai subscription approve 12 --as ops@example.jp --dry-run",
      "tehai subscription approve 12 --as ops@example.jp --plan 1003 --pay-later",
    ),
  )
  withReason(
    decision(subscription, "reject", "振込、または相談のプランを断る / refuse the transfer or the plan, with a reason"),
  ).addHelpText("after", examplesText('tehai subscription reject 12 --as ops@example.jp --reason "名義が違います。"'))
}
