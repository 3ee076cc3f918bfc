/** `tehai restore`: a backup into an empty database. */
import type { Command } from "commander"
import { examplesText } from "../examples.ts"
import { runCommand } from "../run.ts"
import type { BackupOptions } from "./backup.ts"

export const register = (program: Command) =>
  program
    .command("restore")
    .description("控えを空のデータベースに戻す / restore a backup into an empty database")
    .argument("<file>", "控えのファイル / the backup")
    .option(
      "--key-file <file>",
      "鍵のファイル（なければ TEHAI_BACKUP_KEY） / file with the key (else TEHAI_BACKUP_KEY)",
    )
    .addHelpText("after", examplesText("tehai restore /mnt/nas/tehai-20261124T041500Z.backup --key-file backup.key"))
    .action(async (file: string, _options: unknown, command: Command) => {
      const { restore } = await import("../backup/restore.ts")
      const options = command.optsWithGlobals<BackupOptions>()
      runCommand(options, restore(file, options))
    })
