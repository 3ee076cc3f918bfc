/** `tehai platform account|contacts|invitations|mail …`: what the platform's screens show beside companies and plans. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { asOption, dryRunOption, numberOption } from "../operator-options.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

const id = ["<id>", "番号 / number", numberOption] as const
const keyword = ["--keyword <text>", "探す文字 / what is looked for"] as const
type Found = GlobalOptions & { readonly keyword?: string }
const looks = () => import("../platform/looks.ts")

const mailCommands = (platform: Command) => {
  const mail = platform.command("mail").description("会社のないメール（確認、お知らせ） / mails of no company")
  mail
    .command("list")
    .description("メールの一覧 / mails")
    .option(...keyword)
    .addHelpText("after", examplesText("tehai platform mail list --keyword boss@example.jp --json"))
    .action(async (_: unknown, command: Command) => {
      const options = command.optsWithGlobals<Found>()
      runCommand(options, (await looks()).showMails(options.keyword))
    })
  mail
    .command("show")
    .description("1通を見る / one mail")
    .argument(...id)
    .addHelpText("after", examplesText("tehai platform mail show 12"))
    .action(async (of: number, _: unknown, command: Command) =>
      runCommand(command.optsWithGlobals<GlobalOptions>(), (await looks()).showMail(of)),
    )
  mail
    .command("resend")
    .description("同じ宛先にもう一度送る / send it again, to the same address")
    .argument(...id)
    .requiredOption(...asOption)
    .option(...dryRunOption)
    .addHelpText("after", examplesText("tehai platform mail resend 12 --as ops@example.jp"))
    .action(async (of: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<GlobalOptions & { as: string; dryRun?: boolean }>()
      runCommand(options, (await import("../platform/act.ts")).resendMailAs(options, of))
    })
}

export const lookCommands = (platform: Command) => {
  platform
    .command("account")
    .description("1つのアカウントを見る / one account")
    .argument(...id)
    .addHelpText("after", examplesText("tehai platform account 12 --json"))
    .action(async (of: number, _: unknown, command: Command) =>
      runCommand(command.optsWithGlobals<GlobalOptions>(), (await looks()).showAccount(of)),
    )
  platform
    .command("contacts")
    .description("問い合わせの一覧 / what people wrote")
    .option(...keyword)
    .addHelpText("after", examplesText("tehai platform contacts --json"))
    .action(async (_: unknown, command: Command) => {
      const options = command.optsWithGlobals<Found>()
      runCommand(options, (await looks()).showContacts(options.keyword))
    })
  platform
    .command("invitations")
    .description("会社の管理者への招待の一覧 / who is asked to be a company's admin")
    .addHelpText("after", examplesText("tehai platform invitations --json"))
    .action(async (_: unknown, command: Command) =>
      runCommand(command.optsWithGlobals<GlobalOptions>(), (await looks()).showInvitations()),
    )
  platform
    .command("withdraw-invitation")
    .description("会社の管理者への招待を取り消す / withdraw such an invitation")
    .argument(...id)
    .requiredOption("--company <id>", "会社の番号 / number of the company", numberOption)
    .requiredOption("--seen <version>", "見た版 / the version that was seen", numberOption)
    .requiredOption(...asOption)
    .option(...dryRunOption)
    .addHelpText(
      "after",
      examplesText("tehai platform withdraw-invitation 3 --company 12 --seen 1 --as ops@example.jp"),
    )
    .action(async (of: number, _: unknown, command: Command) => {
      type Wanted = GlobalOptions & { as: string; company: number; dryRun?: boolean; seen: number }
      const options = command.optsWithGlobals<Wanted>()
      const { company, seen } = options
      runCommand(options, (await import("../platform/act.ts")).withdrawInvitationAs(options, of, company, seen))
    })
  mailCommands(platform)
}
