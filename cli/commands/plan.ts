/** `tehai platform plan list|show|create|edit|hide|reveal`: plans as the platform's screen has them, by a named operator. */
import { type Command, InvalidArgumentError } from "commander"
import { type PaymentMethod, paymentMethods } from "#modules/companies/codes.ts"
import { wireValues } from "#modules/kernel/codes.ts"
import { examplesText } from "../examples.ts"
import { asOption, countOption, dryRunOption, numberOption } from "../operator-options.ts"
import { listOf, type Months, monthsTyped, type Repeated, type WantedPlan } from "../platform/plans.ts"
import { type GlobalOptions, runCommand } from "../run.ts"

interface Acting extends GlobalOptions {
  readonly as: string
  readonly dryRun?: boolean
  readonly seen: number
}
const seen = ["--seen <version>", "見た版 / the version that was seen", numberOption] as const
const id = ["<id>", "番号 / number", numberOption] as const
const plans = () => import("../platform/plans.ts")

const monthsOption = (text: string, before: Repeated<Months> = []): ReadonlyArray<Months> => {
  const months = monthsTyped(text)
  if (months === undefined) throw new InvalidArgumentError("12:FREE_MONTH:3, 6:DISCOUNT:10")
  return [...listOf(before, []), months]
}
const wayOption = (text: string, before: Repeated<PaymentMethod> = []): ReadonlyArray<PaymentMethod> => {
  const way = wireValues(paymentMethods).find((one) => one === text)
  if (way === undefined) throw new InvalidArgumentError(wireValues(paymentMethods).join("、"))
  return [...listOf(before, []), way]
}

/** What a plan is; of one that exists, what is not named stays. */
const fields = (command: Command) =>
  command
    .option("--name <name>", "プラン名 / its name")
    .option("--price <yen>", "月額。0 は無料か相談 / a month, in yen; 0 is free or by talking", countOption)
    .option("--people <count>", "人数。0 は無制限 / people, 0 is any number", countOption)
    .option("--description <text>", "内容（1行に1つ） / what it holds, a line each")
    .option("--contact", "相談して決める / agreed on by talking")
    .option("--no-contact", "相談なしで選べる / chosen without talking")
    .option("--way <way>", "支払い方法（credit、bank）。くり返せる / way of payment, may be repeated", wayOption)
    .option("--no-way", "支払い方法をなくす / no way of payment")
    .option(
      "--months <months>",
      "まとめ払い（12:FREE_MONTH:3）。くり返せる / several months at once, may be repeated",
      monthsOption,
    )
    .option("--no-months", "まとめ払いをなくす / no months at once")
    .option(...dryRunOption)

export const planCommands = (platform: Command) => {
  const plan = platform.command("plan").description("プラン / plans")
  plan
    .command("list")
    .description("プランの一覧（非公開も） / plans, hidden ones too")
    .addHelpText("after", examplesText("tehai platform plan list --json"))
    .action(async (_: unknown, command: Command) => {
      const { showPlans } = await import("../platform/show.ts")
      runCommand(command.optsWithGlobals<GlobalOptions>(), showPlans())
    })
  plan
    .command("show")
    .description("1つのプランを見る / one plan, whole")
    .argument(...id)
    .addHelpText("after", examplesText("tehai platform plan show 20 --json"))
    .action(async (of: number, _: unknown, command: Command) => {
      runCommand(command.optsWithGlobals<GlobalOptions>(), (await plans()).showPlan(of))
    })
  fields(
    plan
      .command("create")
      .description("プランを作る / make a plan")
      .requiredOption(...asOption),
  )
    .addHelpText(
      "after",
      examplesText(
        "tehai platform plan create --as ops@example.jp --name 特別 --price 30000 --people 50 --way bank --months 12:DISCOUNT:10 --dry-run",
      ),
    )
    .action(async (_: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting & WantedPlan>()
      runCommand(options, (await plans()).createPlanAs(options, options))
    })
  fields(
    plan
      .command("edit")
      .description("プランを変える / change a plan")
      .argument(...id)
      .requiredOption(...asOption),
  )
    .requiredOption(...seen)
    .addHelpText(
      "after",
      examplesText("tehai platform plan edit 20 --as ops@example.jp --seen 1 --price 12000 --dry-run"),
    )
    .action(async (of: number, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Acting & WantedPlan>()
      runCommand(options, (await plans()).editPlanAs(options, of, options.seen, options))
    })
  for (const [name, status] of [["hide", 0] as const, ["reveal", 1] as const])
    plan
      .command(name)
      .description(status === 1 ? "プランを表示する / show a plan again" : "プランを隠す / hide a plan")
      .argument(...id)
      .requiredOption(...asOption)
      .requiredOption(...seen)
      .option(...dryRunOption)
      .addHelpText("after", examplesText(`tehai platform plan ${name} 20 --as ops@example.jp --seen 1`))
      .action(async (of: number, _: unknown, command: Command) => {
        const options = command.optsWithGlobals<Acting>()
        runCommand(options, (await import("../platform/act.ts")).planStatusAs(options, of, options.seen, status))
      })
}
