/** A pay month or one slip, as the operator may see it. */
import { Effect } from "effect"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { draftStatement, payMonthView, payRows, statement } from "#modules/payroll/index.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import { operated, operatorOf } from "../operator.ts"
import type { OperatorOptions } from "../operator-options.ts"
import type { Told } from "../run.ts"
import { differenceText, table, yenText } from "../table.ts"

const states = { open: "未締め", closing: "締め処理中", closed: "締め済み" } as const
const pageSize = 100

/** The month with everybody's figures, page after page. */
const wholeMonth = Effect.fn("Cli.wholeMonth")(function* (month: IsoMonth) {
  const view = yield* payMonthView(month)
  const first = yield* payRows({ month, pageSize })
  const rows = [...first.data]
  for (let pageIndex = 2; pageIndex <= first.totalPages; pageIndex++) {
    rows.push(...(yield* payRows({ month, pageIndex, pageSize })).data)
  }
  return { ...view, rows }
})

type Month = Effect.Success<ReturnType<typeof wholeMonth>>
const monthText = (
  { from, month, paidOn, revision, rows, state, to, totals }: Month,
  language: Parameters<typeof table>[2],
) =>
  [
    `${month}  ${states[state]}${revision > 0 ? `（第 ${revision} 版）` : ""}  ${from} – ${to}  支払日 ${paidOn}`,
    "",
    table(
      [
        ["番号 / id", "right"],
        ["氏名 / name", "left"],
        ["総支給 / gross", "right"],
        ["控除 / deductions", "right"],
        ["差引支給 / net", "right"],
        ["前月との差 / change", "right"],
      ],
      rows.map((row) => [
        String(row.userId),
        row.name,
        yenText(row.gross),
        yenText(row.deductions),
        yenText(row.net),
        differenceText(row.difference),
      ]),
      language,
    ),
    "",
    `${totals.people} 人  総支給 ${yenText(totals.gross)}  控除 ${yenText(totals.deductions)}  差引支給 ${yenText(totals.net)}`,
  ].join("\n")

export const showMonth = (options: OperatorOptions, month: IsoMonth) =>
  inDatabase("payroll show", () =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options, "read")
      const shown = yield* operated(actor, "payroll.show", { month }, wholeMonth(month))
      return { text: monthText(shown, yield* readerLanguage), json: shown } satisfies Told
    }),
  )

/** The stored slip of a closed month, the draft of an open one. */
const slipOf = Effect.fn("Cli.slipOf")(function* (month: IsoMonth, userId: number) {
  const rows = (yield* wholeMonth(month)).rows
  const row = rows.find((one) => one.userId === userId)
  if (row === undefined) return yield* refuse("Not_Found")
  return yield* row.id === null ? draftStatement({ month, userId }) : statement(row.id)
})

type Slip = Effect.Success<ReturnType<typeof slipOf>>
const kinds: Readonly<Record<string, string>> = { pay: "支給", deduction: "控除", info: "計算" }

const lineText = ({ amount, difference, kind, name, text }: Slip["lines"][number]) =>
  [
    `${kinds[kind] ?? kind}  ${name}  ${yenText(amount)}${difference === null ? "" : `  (${differenceText(difference.yen)})`}`,
    `      ${text.sentence}`,
    ...text.steps.map(
      ({ numbers, result, rounding, words }) =>
        `      ${words} = ${numbers} = ${result}${rounding === undefined ? "" : `（${rounding}）`}`,
    ),
  ].join("\n")

const slipText = (slip: Slip) =>
  [
    `${slip.name}  ${slip.month}  ${slip.state === "draft" ? "未締めの試算" : `第 ${slip.revision} 版`}  支払日 ${slip.paidOn}`,
    "",
    ...slip.lines.map(lineText),
    "",
    `総支給 ${yenText(slip.totals.gross)}  控除 ${yenText(slip.totals.deductions)}  差引支給 ${yenText(slip.totals.net)}`,
  ].join("\n")

/** One person's slip, each line with its why. */
export const showSlip = (options: OperatorOptions, month: IsoMonth, userId: number) =>
  inDatabase("payroll show", () =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options, "read")
      const slip = yield* operated(actor, "payroll.show", { month, userId }, slipOf(month, userId))
      return { text: slipText(slip), json: slip } satisfies Told
    }),
  )
