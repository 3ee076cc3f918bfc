/** `tehai build`: builds the web as a start would, so that the start after it finds it done. */
import type { Command } from "commander"
import { Effect } from "effect"
import { examplesText } from "../examples.ts"
import { type GlobalOptions, runCommand, type Told } from "../run.ts"
import { builtWeb, webFolder } from "../serve/web.ts"

const told = (webBuildMillis: number): Told => ({
  text:
    webBuildMillis === 0
      ? "画面は最新です。 / The web is up to date."
      : `画面をビルドしました（${(webBuildMillis / 1_000).toFixed(1)} 秒）。 / Built the web.`,
  json: { webBuildMillis, folder: webFolder },
})

export const register = (program: Command) =>
  program
    .command("build")
    .description("画面をビルドする（変更があったときだけ） / build the web, when something changed")
    .addHelpText("after", examplesText("tehai build"))
    .action((_options: unknown, command: Command) =>
      runCommand(command.optsWithGlobals<GlobalOptions>(), Effect.map(builtWeb(Effect.void), told)),
    )
