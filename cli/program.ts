/** The command line's frame: help in Japanese and English, `--json` everywhere, exit codes as told. */
import { Command, type CommanderError } from "commander"
import { exitCodes } from "./exit-codes.ts"

const titles: Readonly<Record<string, string>> = {
  "Usage:": "使い方 / Usage:",
  "Arguments:": "引数 / Arguments:",
  "Options:": "オプション / Options:",
  "Global Options:": "共通オプション / Global options:",
  "Commands:": "コマンド / Commands:",
}

const exitTable = () =>
  Object.values(exitCodes)
    .map(({ code, en, ja }) => `  ${String(code).padEnd(4)}${ja} / ${en}`)
    .join("\n")

const leave = (error: CommanderError): never =>
  process.exit(error.exitCode === 0 ? exitCodes.ok.code : exitCodes.usage.code)

/** An empty program; commands are registered on it. */
export const tehai = () =>
  new Command("tehai")
    .description("手配の運用コマンド。設定は環境変数か .env で / Runs Tehai; set it up by environment or .env")
    .option("--json", "結果を JSON で出す / answer in JSON")
    .helpOption("-h, --help", "使い方を表示する / show help")
    .helpCommand("help [command]", "コマンドの使い方を表示する / show the help of a command")
    .configureHelp({ styleTitle: (title) => titles[title] ?? title, showGlobalOptions: true })
    .configureOutput({ outputError: (text, write) => write(`tehai: 使い方が正しくありません / ${text}`) })
    .showHelpAfterError("（tehai help で使い方を表示 / run `tehai help`）")
    .exitOverride(leave)
    .addHelpText("after", () => `\n終了コード / Exit codes:\n${exitTable()}`)
