/** A command by which somebody of the platform decides about a company, under his name. */
import type { Command } from "commander"
import { type PaymentTerm, paymentTerms } from "#modules/companies/codes.ts"
import { numberOption } from "./operator-options.ts"
import { type GlobalOptions, runCommand } from "./run.ts"

/** What was said on the command line, for the operation that decides. */
export interface Said {
  readonly companyId: number
  readonly as: string
  readonly amount?: number | undefined
  readonly reason?: string | undefined
  readonly dryRun?: boolean | undefined
  /** What was agreed on with whoever asked for a plan of its own. */
  readonly agreed?: Agreed | undefined
}
export interface Agreed {
  readonly planId: number
  readonly optionId: number | null
  readonly term: PaymentTerm | null
  readonly isByCard: boolean
}
interface AgreedOptions {
  readonly plan?: number
  readonly option?: number
  readonly payLater?: boolean
  readonly free?: boolean
  readonly card?: boolean
}
const agreedIn = ({ card = false, free = false, option, payLater = false, plan }: AgreedOptions): Agreed | undefined =>
  plan === undefined
    ? undefined
    : {
        planId: plan,
        optionId: option ?? null,
        term: free ? null : payLater ? paymentTerms.payLater : paymentTerms.prepayment,
        isByCard: card || free,
      }

/** Adds the command with its company, its operator and a dry run; `decide` is loaded with it and told what was said. */
export const decisionCommand = (
  parent: Command,
  named: { readonly to: string; readonly description: string },
  decide: (said: Said) => Promise<Parameters<typeof runCommand>[1]>,
) =>
  parent
    .command(named.to)
    .description(named.description)
    .argument("<company>", "会社の番号 / number of the company", numberOption)
    .requiredOption("--as <email>", "決めた運営の担当者（記録に残る） / who of the platform says so, for the audit")
    .option("--dry-run", "何がどうなるかを見るだけ / show what would happen")
    .action(async (companyId: number, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<GlobalOptions & Omit<Said, "agreed" | "companyId"> & AgreedOptions>()
      const { amount, as, dryRun, reason } = options
      runCommand(options, await decide({ companyId, as, amount, dryRun, reason, agreed: agreedIn(options) }))
    })

/** What came, where it is a transfer that is decided. */
export const withAmount = (command: Command) =>
  command.option(
    "--amount <yen>",
    "入金の金額（請求と違えば断られる） / what came; another amount is refused",
    numberOption,
  )
/** The plan that was talked about, where it is a talk that is decided. */
export const withAgreedPlan = (command: Command) =>
  command
    .option("--plan <id>", "相談で決めたプラン（相談のときは必須） / the plan that was agreed on", numberOption)
    .option("--option <id>", "まとめ払いの番号（なければ1か月） / several months at once", numberOption)
    .option("--pay-later", "後払い（なければ前払い） / month by month afterwards, else in advance")
    .option("--card", "カード払い（なければ振込） / by card, else by transfer")
    .option("--free", "費用のかからないプラン / a plan that costs nothing")

/** A no says why. */
export const withReason = (command: Command) =>
  command.requiredOption("--reason <reason>", "管理者に伝える理由 / why, as its admin reads it")
