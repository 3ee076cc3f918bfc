/** `tehai platform create-campaign|edit-campaign|end-campaign`: codes that bring percent off or months for nothing. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { asOption, dayOption, dryRunOption, numberOption } from "../operator-options.ts"
import type { ChangedCampaign, WantedCampaign } from "../platform/act.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

interface Acting extends GlobalOptions {
  readonly as: string
  readonly dryRun?: boolean
  readonly seen: number
}
const versionOption = ["--seen <version>", "見た版 / the version that was seen", numberOption] as const
const id = ["<id>", "番号 / number", numberOption] as const
const act = () => import("../platform/act.ts")

export const campaignCommands = (platform: Command) => {
  platform
    .command("create-campaign")
    .description("キャンペーンを作る / make a campaign")
    .requiredOption(...asOption)
    .option(...dryRunOption)
    .requiredOption("--name <name>", "キャンペーン名 / its name")
    .requiredOption("--code <code>", "コード / its code")
    .requiredOption("--from <day>", "開始 / the first day", dayOption)
    .requiredOption("--until <day>", "最終日 / the last day", dayOption)
    .option("--percent <percent>", "割引（%） / percent off", numberOption)
    .option("--months <months>", "無料の月数 / months for nothing", numberOption)
    .option("--plan <id>", "このプランだけ / of one plan only", numberOption)
    .addHelpText(
      "after",
      examplesText(
        "tehai platform create-campaign --as ops@example.jp --name 秋 --code AKI --percent 10 --from 2026-11-20 --until 2026-11-30",
      ),
    )
    .action(async (_: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting & WantedCampaign>()
      runCommand(options, (await act()).createCampaignAs(options, options))
    })
  platform
    .command("edit-campaign")
    .description("キャンペーンを変える（コードは変わらない） / change a campaign; its code stays")
    .argument(...id)
    .requiredOption(...asOption)
    .option(...dryRunOption)
    .requiredOption(...versionOption)
    .option("--name <name>", "キャンペーン名 / its name")
    .option("--from <day>", "開始 / the first day", dayOption)
    .option("--until <day>", "最終日 / the last day", dayOption)
    .option("--percent <percent>", "割引（%） / percent off", numberOption)
    .option("--months <months>", "無料の月数 / months for nothing", numberOption)
    .option("--plan <id>", "このプランだけ / of one plan only", numberOption)
    .option("--every-plan", "どのプランでも / of every plan")
    .addHelpText(
      "after",
      examplesText("tehai platform edit-campaign 3 --as ops@example.jp --seen 1 --until 2026-12-31 --dry-run"),
    )
    .action(async (campaign: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting & ChangedCampaign>()
      runCommand(options, (await act()).editCampaignAs(options, campaign, options.seen, options))
    })
  platform
    .command("end-campaign")
    .description("キャンペーンを終える / end a campaign")
    .argument(...id)
    .requiredOption(...asOption)
    .option(...dryRunOption)
    .requiredOption(...versionOption)
    .addHelpText("after", examplesText("tehai platform end-campaign 3 --as ops@example.jp --seen 1"))
    .action(async (campaign: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting>()
      runCommand(options, (await act()).endCampaignAs(options, campaign, options.seen))
    })
}
