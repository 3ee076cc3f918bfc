/** `tehai worker`: carries notices and runs long jobs beside a server, or instead of one that is busy. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { type GlobalOptions, runServer } from "../run.ts"

export const register = (program: Command) =>
  program
    .command("worker")
    .description("長い処理だけを引き受ける / run long jobs only")
    .addHelpText("after", examplesText("tehai worker"))
    .action(async (_options: unknown, command: Command) => {
      const { work } = await import("../serve/work.ts")
      const { json = false } = command.optsWithGlobals<GlobalOptions>()
      runServer({ json }, work(json))
    })
