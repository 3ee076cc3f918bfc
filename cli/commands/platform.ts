/** `tehai platform`: the platform's own people, above all companies. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import type { WantedOperator } from "../platform/create.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

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
}
