/** `tehai company create`: a company with its first admin. */
import type { Command } from "commander"
import type { WantedCompany } from "../company/create.ts"
import { examplesText } from "../examples.ts"
import { asOption, numberOption } from "../operator-options.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

const words = {
  approve: "登録された会社を承認する / approve a company that was registered",
  reject: "登録された会社を、理由を付けて却下する / reject a company that was registered, with a reason",
  stop: "会社の利用を停止する / stop a company",
  resume: "停止した会社を再開する / let a stopped company in again",
} as const
const reasons = { reject: "電話がつながりません。番号を確かめてください。", stop: "規約の違反があります。" }

export const register = (program: Command) => {
  const company = program.command("company").description("会社 / companies")
  company
    .command("list")
    .description("会社の一覧 / list the companies")
    .addHelpText("after", examplesText("tehai company list", "bin/tehai company list --json | jq '.companies[].id'"))
    .action(async (_options: unknown, command: Command) => {
      const { listCompanies } = await import("../company/list.ts")
      runCommand(command.optsWithGlobals<GlobalOptions>(), listCompanies())
    })
  company
    .command("show")
    .description("1つの会社を見る（会社の記録に残る） / one company; the look stands in its record")
    .argument("<id>", "会社の番号 / number of the company", numberOption)
    .requiredOption(...asOption)
    .addHelpText("after", examplesText("tehai company show 12 --as ops@example.jp --json"))
    .action(async (id: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<GlobalOptions & { as: string }>()
      runCommand(options, (await import("../platform/act.ts")).showCompanyAs(options.as, id))
    })
  company
    .command("create")
    .description("会社と最初の管理者を作る / make a company with its first admin")
    .requiredOption("--name <name>", "会社名 / name of the company")
    .requiredOption("--admin-email <email>", "管理者のメールアドレス / e-mail of the first admin")
    .requiredOption("--admin-name <name>", "管理者の氏名 / name of the first admin")
    .option("--ken <1-47>", "都道府県の番号（東京都は 13） / number of the prefecture", numberOption, 13)
    .option("--address <address>", "会社の住所（給与明細などに載る） / address, as it stands on pay slips")
    .option("--phone <phone>", "会社の電話番号 / telephone of the company")
    .option("--password-stdin", "パスワードを標準入力から読む / read the password from stdin")
    .addHelpText(
      "after",
      examplesText('tehai company create --name 山田鉄筋 --admin-name "山田 太郎" --admin-email yamada@example.jp'),
    )
    .action(async (_options: unknown, command: Command) => {
      const { createCompany } = await import("../company/create.ts")
      const options = command.optsWithGlobals<WantedCompany & GlobalOptions>()
      runCommand(options, createCompany(options))
    })
  for (const to of ["approve", "reject", "stop", "resume"] as const) {
    const isReasoned = to === "reject" || to === "stop"
    const command = company
      .command(to)
      .description(words[to])
      .argument("<id>", "会社の番号 / number of the company", numberOption)
      .requiredOption("--as <email>", "操作する運営の担当者（記録に残る） / who of the platform does it, for the audit")
      .option("--dry-run", "何がどうなるかを見るだけ / show what would happen")
    if (isReasoned) command.requiredOption("--reason <reason>", "管理者に伝える理由 / why, as its admin reads it")
    const reason = isReasoned ? ` --reason "${reasons[to]}"` : ""
    command
      .addHelpText("after", examplesText(`tehai company ${to} 12 --as ops@example.jp${reason}`))
      .action(async (companyId: number, _options: unknown, made: Command) => {
        const options = made.optsWithGlobals<GlobalOptions & { as: string; reason?: string; dryRun?: boolean }>()
        if (to === "approve" || to === "reject") {
          const { decideRegistration } = await import("../company/decide.ts")
          runCommand(options, decideRegistration({ ...options, companyId, to }))
          return
        }
        const { standCompany } = await import("../company/standing.ts")
        runCommand(options, standCompany({ ...options, companyId, to }))
      })
  }
}
