/** `tehai serve`: the product on one address, until it is told to end. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { type GlobalOptions, runServer } from "../run.ts"

interface ServeOptions extends GlobalOptions {
  readonly demo: boolean
  readonly build: boolean
}

export const register = (program: Command) =>
  program
    .command("serve")
    .description("サーバーを始める / start the server")
    .option("--no-demo", "見本の会社を作らない / load no demo company")
    .option("--no-build", "画面をビルドし直さない / take the web as it was built last")
    .addHelpText("after", examplesText("tehai serve", "tehai serve --no-demo --json"))
    .action(async (_options: unknown, command: Command) => {
      const { serve } = await import("../serve/serve.ts")
      const { prepareDemo } = await import("../demo/prepare.ts")
      const { build, demo, json = false } = command.optsWithGlobals<ServeOptions>()
      const preparations = demo ? [prepareDemo] : []
      runServer({ json }, serve({ preparations, offersDemo: demo, logsToStdout: json, buildsWeb: build }))
    })
