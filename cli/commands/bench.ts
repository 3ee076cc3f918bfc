/** `tehai bench`: what the speed of the product is measured with. */
import { type Command, InvalidArgumentError } from "commander"
import type { SeedOptions } from "../bench/command.ts"
import { isSizeName } from "../bench/sizes.ts"
import { examplesText } from "../examples.ts"
import { monthOption, numberOption } from "../operator-options.ts"
import { runCommand } from "../run.ts"

const sizeOption = (text: string) => {
  if (isSizeName(text)) return text
  throw new InvalidArgumentError("S・M・L・XL・H のどれかです / one of S, M, L, XL and H")
}

export const register = (program: Command) => {
  const bench = program.command("bench").description("速さの計測 / measuring speed")
  bench
    .command("seed")
    .description("空のデータベースに計測用の会社を作る / seed companies to measure with into an empty database")
    .requiredOption("--size <S|M|L|XL|H>", "大きさ / how large", sizeOption)
    .option("--seed <number>", "同じ番号なら同じデータ / the same number gives the same data", numberOption, 20_261_001)
    .option("--month <yyyy-mm>", "働いた最後の月 / the last month with work", monthOption, "2026-10")
    .addHelpText("after", examplesText("tehai bench seed --size S"))
    .action(async (_options: unknown, command: Command) => {
      const { seedCommand } = await import("../bench/command.ts")
      const options = command.optsWithGlobals<SeedOptions>()
      runCommand(options, seedCommand(options))
    })
}
