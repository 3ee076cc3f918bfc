/** `tehai demo load`. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

export const register = (program: Command) => {
  const demo = program.command("demo").description("見本の会社 / the demo company")
  demo
    .command("load")
    .description("空のデータベースに見本の会社を作る / load the demo company into an empty database")
    .addHelpText("after", examplesText("tehai demo load"))
    .action(async (_options: unknown, command: Command) => {
      const { loadDemoCommand } = await import("../demo/command.ts")
      const options = command.optsWithGlobals<GlobalOptions>()
      runCommand(options, loadDemoCommand(options))
    })
}
