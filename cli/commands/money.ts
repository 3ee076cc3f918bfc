/** `tehai billing mark|unmark` and `tehai billing money keep|settle|return`, each by a named operator. */
import type { Command } from "commander"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { examplesText } from "../examples.ts"
import { asOption, dayOption, dryRunOption, numberOption } from "../operator-options.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

interface Acting extends GlobalOptions {
  readonly as: string
  readonly dryRun?: boolean
  /** The version of the row that was seen. */
  readonly seen: number
}
const act = () => import("../billing/act.ts")

/** The mark by which the platform waits for a company's transfer. */
export const markCommands = (billing: Command) => {
  for (const [name, isBanking, description] of [
    ["mark", 1, "会社の未払いを振込待ちにする / wait for a transfer of what a company owes"],
    ["unmark", 0, "振込待ちを取り消す / wait for no transfer of a company any more"],
  ] as const)
    billing
      .command(name)
      .description(description)
      .argument("<company>", "会社の番号 / number of the company", numberOption)
      .requiredOption(...asOption)
      .option(...dryRunOption)
      .addHelpText("after", examplesText(`tehai billing ${name} 12 --as ops@example.jp`))
      .action(async (company: number, _: unknown, command: Command) => {
        const options = command.optsWithGlobals<Acting>()
        runCommand(options, (await act()).markAs(options, company, isBanking))
      })
}

/** A payment that was a mistake. */
export const takeBackCommand = (billing: Command) =>
  billing
    .command("take-back")
    .description("誤って入金済みにした請求を未払いに戻す / a bill that was marked paid by mistake is owed again")
    .argument("<bill>", "請求の番号（TH00012） / what the bill is known by")
    .requiredOption(...asOption)
    .requiredOption("--seen <version>", "見た版 / the version that was seen", numberOption)
    .requiredOption("--reason <reason>", "理由（会社にメールで届く） / why, as the company reads it")
    .option(...dryRunOption)
    .addHelpText(
      "after",
      examplesText(
        'tehai billing take-back TH00012 --as ops@example.jp --seen 2 --reason "別の会社の入金でした。" --dry-run',
      ),
    )
    .action(async (bill: string, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting & { reason: string }>()
      runCommand(options, (await act()).takeBackAs(options, bill, options.seen, options.reason))
    })

/** A person's word on money that pays no bill. */
export const moneyCommands = (money: Command) => {
  const seen = ["--seen <version>", "見た版 / the version that was seen", numberOption] as const
  money
    .command("keep")
    .description("どの請求にも当たらない振込を控える / keep a transfer that fits no bill")
    .requiredOption(...asOption)
    .requiredOption("--amount <yen>", "金額 / what came", numberOption)
    .requiredOption("--sender <name>", "振込人 / whose transfer, as the account says")
    .requiredOption("--on <day>", "入金日 / the day on which it came", dayOption)
    .option(...dryRunOption)
    .addHelpText(
      "after",
      examplesText('tehai billing money keep --as ops@example.jp --amount 19800 --sender "カ）シミズ" --on 2026-11-20'),
    )
    .action(async (_: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting & { amount: number; sender: string; on: IsoDate }>()
      const { amount, on: cameOn, sender } = options
      runCommand(options, (await act()).keepMoneyAs(options, { amount, sender, cameOn }))
    })
  money
    .command("settle")
    .description("入金で請求を支払う / pay a bill with it")
    .argument("<id>", "入金の番号 / number of the money", numberOption)
    .requiredOption(...asOption)
    .requiredOption("--bill <reference>", "請求の番号（TH00012） / what the bill is known by")
    .requiredOption(...seen)
    .option("--keep-rest", "多い分は一覧に残す / what is left over waits on in the list")
    .option(...dryRunOption)
    .addHelpText(
      "after",
      examplesText("tehai billing money settle 3 --as ops@example.jp --bill TH00012 --seen 1 --dry-run"),
    )
    .action(async (id: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting & { bill: string; keepRest?: boolean }>()
      runCommand(options, (await act()).settleMoneyAs(options, id, options.seen, options.bill))
    })
  money
    .command("hold")
    .description("入金を請求の一部として預かる / hold it as a part of a bill until the rest comes")
    .argument("<id>", "入金の番号 / number of the money", numberOption)
    .requiredOption(...asOption)
    .requiredOption("--bill <reference>", "請求の番号（TH00012） / what the bill is known by")
    .requiredOption(...seen)
    .option(...dryRunOption)
    .addHelpText("after", examplesText("tehai billing money hold 3 --as ops@example.jp --bill TH00012 --seen 1"))
    .action(async (id: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting & { bill: string }>()
      runCommand(options, (await act()).holdMoneyAs(options, id, options.seen, options.bill))
    })
  money
    .command("return")
    .description("入金を返したと記録する / say that it went back")
    .argument("<id>", "入金の番号 / number of the money", numberOption)
    .requiredOption(...asOption)
    .requiredOption("--reason <reason>", "理由（記録に残る） / why, for the audit")
    .requiredOption(...seen)
    .option(...dryRunOption)
    .addHelpText(
      "after",
      examplesText('tehai billing money return 3 --as ops@example.jp --seen 1 --reason "名義の違い"'),
    )
    .action(async (id: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting & { reason: string }>()
      runCommand(options, (await act()).returnMoneyAs(options, id, options.seen, options.reason))
    })
}
