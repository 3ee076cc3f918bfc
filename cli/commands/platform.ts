/** `tehai platform`: the platform's own people, and what their screens list and do, above all companies. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { asOption, dryRunOption, monthOption, numberOption } from "../operator-options.ts"
import type { LeaveWord } from "../platform/act.ts"
import type { WantedOperator } from "../platform/create.ts"
import { type GlobalOptions, runCommand } from "../run.ts"
import { campaignCommands } from "./campaign.ts"
import { lookCommands } from "./look.ts"
import { planCommands } from "./plan.ts"

interface Acting extends GlobalOptions {
  readonly as: string
  readonly dryRun?: boolean
  readonly reason: string
}
const id = ["<id>", "番号 / number", numberOption] as const

const shown = (platform: Command) => {
  platform
    .command("accounts")
    .description("アカウントの一覧 / accounts of all companies")
    .option("--keyword <text>", "氏名・メールアドレス / name or e-mail")
    .addHelpText("after", examplesText("tehai platform accounts --keyword 清水 --json"))
    .action(async (_: unknown, command: Command) => {
      const { showAccounts } = await import("../platform/show.ts")
      const options = command.optsWithGlobals<GlobalOptions & { readonly keyword?: string }>()
      runCommand(options, showAccounts(options.keyword))
    })
  const lists: Readonly<Record<"campaigns" | "withdrawals", string>> = {
    campaigns: "キャンペーンの一覧 / campaigns",
    withdrawals: "退会の申請 / accounts that ask to be closed",
  }
  for (const [name, description] of Object.entries(lists))
    platform
      .command(name)
      .description(description)
      .addHelpText("after", examplesText(`tehai platform ${name} --json`))
      .action(async (_: unknown, command: Command) => {
        const { showCampaigns, showWithdrawals } = await import("../platform/show.ts")
        const show = name === "campaigns" ? showCampaigns : showWithdrawals
        runCommand(command.optsWithGlobals<GlobalOptions>(), show())
      })
  platform
    .command("revenue")
    .description("売上レポート / revenue by month")
    .option("--from <month>", "最初の月 / the first month", monthOption)
    .option("--to <month>", "最後の月 / the last month", monthOption)
    .addHelpText("after", examplesText("tehai platform revenue --from 2026-01 --to 2026-12 --json"))
    .action(async (_: unknown, command: Command) => {
      const { showRevenue } = await import("../platform/show.ts")
      const options = command.optsWithGlobals<GlobalOptions & Parameters<typeof showRevenue>[0]>()
      runCommand(options, showRevenue(options))
    })
}

/** What one of the platform's people does, by name. */
const done = (platform: Command) => {
  const act = () => import("../platform/act.ts")
  platform
    .command("block")
    .description("アカウントをブロックする / shut an account out of everything")
    .argument(...id)
    .requiredOption(...asOption)
    .option(...dryRunOption)
    .requiredOption("--reason <reason>", "理由（記録に残る） / why, for the audit")
    .addHelpText("after", examplesText("tehai platform block 12 --as ops@example.jp --reason なりすまし"))
    .action(async (account: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting>()
      runCommand(options, (await act()).blockAs(options, account, options.reason))
    })
  platform
    .command("unblock")
    .description("ブロックを解く / let an account in again")
    .argument(...id)
    .requiredOption(...asOption)
    .option(...dryRunOption)
    .addHelpText("after", examplesText("tehai platform unblock 12 --as ops@example.jp"))
    .action(async (account: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting>()
      runCommand(options, (await act()).unblockAs(options, account))
    })
  const words: ReadonlyArray<LeaveWord> = ["accept", "refuse", "reopen"]
  const withdrawal = platform.command("withdrawal").description("退会の申請を決める / decide on a withdrawal")
  for (const to of words)
    withdrawal
      .command(to)
      .argument(...id)
      .requiredOption(...asOption)
      .option(...dryRunOption)
      .addHelpText("after", examplesText(`tehai platform withdrawal ${to} 4 --as ops@example.jp`))
      .action(async (leave: number, _: unknown, command: Command) => {
        const options = command.optsWithGlobals<Acting>()
        runCommand(options, (await act()).decideWithdrawalAs(options, leave, to))
      })
  platform
    .command("invite-admin")
    .description("会社の管理者を招待する / invite an administrator of a company")
    .argument("<company>", "会社の番号 / number of the company", numberOption)
    .argument("<email>", "メールアドレス / e-mail")
    .requiredOption(...asOption)
    .option(...dryRunOption)
    .addHelpText("after", examplesText("tehai platform invite-admin 12 boss@example.jp --as ops@example.jp"))
    .action(async (company: number, email: string, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting>()
      runCommand(options, (await act()).inviteAdminAs(options, company, email))
    })
}

export const register = (program: Command) => {
  const platform = program.command("platform").description("運営 / the platform's own people")
  platform
    .command("create")
    .description("運営の担当者（スーパー管理者）を作る / make a super admin")
    .requiredOption("--email <email>", "メールアドレス / e-mail")
    .option("--name <name>", "氏名（アカウントがまだないとき） / name, where there is no account yet")
    .option("--password-stdin", "パスワードを標準入力から読む / read the password from stdin")
    .addHelpText("after", examplesText('tehai platform create --email ops@example.jp --name "運営 花子"'))
    .action(async (_options: unknown, command: Command) => {
      const { createSuperAdmin } = await import("../platform/create.ts")
      const options = command.optsWithGlobals<WantedOperator & GlobalOptions>()
      runCommand(options, createSuperAdmin(options))
    })
  shown(platform)
  planCommands(platform)
  campaignCommands(platform)
  lookCommands(platform)
  done(platform)
}
