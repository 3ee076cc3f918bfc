/** The command line's frame: help in Japanese and English, `--json` everywhere, exit codes as told. */
import { readFileSync } from "node:fs"
import { Command, type CommanderError } from "commander"
import { Schema } from "effect"
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

const { version } = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ version: Schema.String })))(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
)

/** Asked before commander reads the line, for a line that it can't read obeys it, too. */
const asksJson = (words: ReadonlyArray<string>) => words.slice(0, [...words, "--"].indexOf("--")).includes("--json")

const usage = (text: string) => {
  const said = text.trim().replace(/^error: /, "")
  return JSON.stringify({ error: "WrongUsage", ja: `使い方が正しくありません: ${said}`, en: `Wrong usage: ${said}` })
}

/** An empty program; commands are registered on it. */
export const tehai = (words: ReadonlyArray<string> = process.argv.slice(2)) =>
  new Command("tehai")
    .version(version, "-V, --version", "版を表示する / show the version")
    .description("手配の運用コマンド。設定は環境変数か .env で / Runs Tehai; set it up by environment or .env")
    .option("--json", "結果を JSON で出す / answer in JSON")
    .helpOption("-h, --help", "使い方を表示する / show help")
    .helpCommand("help [command]", "コマンドの使い方を表示する / show the help of a command")
    .configureHelp({ styleTitle: (title) => titles[title] ?? title, showGlobalOptions: true })
    .configureOutput({
      outputError: (text, write) =>
        write(asksJson(words) ? `${usage(text)}\n` : `tehai: 使い方が正しくありません / ${text}`),
    })
    .showHelpAfterError(asksJson(words) ? false : "（tehai help で使い方を表示 / run `tehai help`）")
    .exitOverride(leave)
    .addHelpText("after", () => `\n終了コード / Exit codes:\n${exitTable()}`)
