/** `tehai person`: the accounts of people, above all companies. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

export const register = (program: Command) => {
  const person = program.command("person").description("ログインする人 / people who sign in")
  person
    .command("password")
    .description("本人がパスワードを決めるための、1回限りのリンクを作る / a one-time link to set the own password")
    .argument("<email>", "その人のメールアドレス / the person's e-mail")
    .option("--name <name>", "アカウントがまだないとき、この氏名で作る / makes the account where there is none")
    .addHelpText(
      "after",
      examplesText("tehai person password suzuki@example.jp", 'tehai person password sato@example.jp --name "佐藤 一"'),
    )
    .action(async (email: string, { name }: { readonly name?: string }, command: Command) => {
      const { passwordLink } = await import("../person/password.ts")
      runCommand(command.optsWithGlobals<GlobalOptions>(), passwordLink(email, name))
    })
}
