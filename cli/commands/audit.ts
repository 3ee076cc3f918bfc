/** `tehai audit`: whether the record of who did what is still as it was written. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { numberOption } from "../operator-options.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

interface VerifyOptions extends GlobalOptions {
  readonly company?: number
}

interface ChangeOptions extends GlobalOptions {
  readonly yes?: boolean
}

export const register = (program: Command) => {
  const audit = program.command("audit").description("監査記録 / the audit")
  audit
    .command("verify")
    .description(
      "監査記録と、封印された明細・打刻が書き換えられていないか調べる / look whether anybody has changed the audit, or slips and punches that it sealed",
    )
    .option("--company <id>", "この会社だけ / of this company only", numberOption)
    .addHelpText("after", examplesText("tehai audit verify", "bin/tehai audit verify --json | jq .isClean"))
    .action(async (_options: unknown, command: Command) => {
      const { verify } = await import("../audit/verify.ts")
      const options = command.optsWithGlobals<VerifyOptions>()
      runCommand(options, verify(options))
    })
  audit
    .command("change-key")
    .description(
      "失った鍵の代わりに、この DATA_DIR の鍵で封印していく / seal with this folder's key where the old one is lost",
    )
    .option("--yes", "確かめずに替える / do not ask")
    .addHelpText("after", examplesText("tehai audit change-key"))
    .action(async (_options: unknown, command: Command) => {
      const { changeKey } = await import("../audit/change-key.ts")
      const options = command.optsWithGlobals<ChangeOptions>()
      runCommand(options, changeKey(options.yes === true))
    })
}
