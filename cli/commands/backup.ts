/** `tehai backup`: all data in one sealed file, and whether such a file is whole. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

export interface BackupOptions extends GlobalOptions {
  readonly to?: string
  readonly keyFile?: string
}

const keyFile = [
  "--key-file <file>",
  "鍵のファイル（なければ TEHAI_BACKUP_KEY） / file with the key (else TEHAI_BACKUP_KEY)",
] as const

export const register = (program: Command) => {
  const backup = program
    .command("backup")
    .description("動かしたまま、すべてのデータの控えを取る / back up all data while everybody works")
    .option("--to <path>", "書き出すファイルかフォルダー / file or folder to write to (default: DATA_DIR/backups)")
    .option(...keyFile)
    .addHelpText("after", examplesText("TEHAI_BACKUP_KEY=… tehai backup --to /mnt/nas"))
    .action(async (_options: unknown, command: Command) => {
      const { backUp } = await import("../backup/take.ts")
      const options = command.optsWithGlobals<BackupOptions>()
      runCommand(options, backUp(options))
    })
  backup
    .command("check")
    .description("控えが開けて、欠けていないか調べる / look whether a backup opens and is whole")
    .argument("<file>", "控えのファイル / the backup")
    .option(...keyFile)
    .addHelpText(
      "after",
      examplesText("tehai backup check /mnt/nas/tehai-20261124T041500Z.backup --key-file backup.key"),
    )
    .action(async (file: string, _options: unknown, command: Command) => {
      const { check } = await import("../backup/check.ts")
      const options = command.optsWithGlobals<BackupOptions>()
      runCommand(options, check(file, options))
    })
}
