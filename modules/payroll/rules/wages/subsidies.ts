import { Result } from "effect"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { bracketFor, figureOf } from "#modules/kernel/law/value-on.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { PayInputs } from "../../model.ts"
import { exactly, lawAmount, lawFigure, lineOf, personFigure, type WorkedLine, worked } from "../explain/worked.ts"
import type { PayrollLaw } from "../payroll-law.ts"

/** The key of the line of a title; a second line of the same title is numbered. */
export const titledKey = (kind: string, titles: ReadonlyArray<string>, index: number): string => {
  const before = titles.slice(0, index).filter((title) => title === titles[index]).length
  return `${kind}:${titles[index]}${before === 0 ? "" : `:${before + 1}`}`
}

/** The company's monthly allowances, each on a line of its own under its own title. */
export const subsidies = (inputs: PayInputs): ReadonlyArray<WorkedLine> => {
  const titles = inputs.subsidies.map(({ title }) => title)
  return inputs.subsidies.map(({ title, yen }, index) =>
    lineOf(
      { key: titledKey("subsidy", titles, index), kind: "pay", title },
      worked("subsidy", [personFigure("allowance", yen, "yen")], [exactly("amount", "allowance")]),
    ),
  )
}

/**
 * Commuting: paid as agreed; the tax-free part is the last figure of its explanation, at most the limit of the pay day.
 *
 * Where terms say only what is free of tax and neither way nor distance, it is at most the limit of public transport, the
 * highest that any way of commuting has.
 *
 * The whole counts for social and employment insurance. Fails with NoLawOnDate. Source: 所得税法施行令 第20条の2.
 */
export const commuting = resultFn(function* (
  inputs: PayInputs,
  law: PayrollLaw,
): ResultSteps<{ readonly lines: ReadonlyArray<WorkedLine>; readonly taxFree: number }, NoLawOnDate> {
  const paid = inputs.commuting
  if (paid === undefined || paid.yen === 0) return { lines: [], taxFree: 0 }
  const limit =
    paid.by === "car"
      ? yield* Result.map(law.carLimit(inputs.paidOn), (scale) =>
          lawFigure("taxFreeLimit", scale, figureOf(bracketFor(scale.value, paid.oneWayKm), "yen")),
        )
      : lawAmount("taxFreeLimit", yield* law.transitLimit(inputs.paidOn))
  const line = worked(
    "commuting",
    [
      personFigure("commutingCost", paid.yen, "yen"),
      ...(paid.by === "car" ? [personFigure("oneWayKm", paid.oneWayKm, "km")] : []),
      ...(paid.by === "other" ? [personFigure("enteredTaxFree", paid.taxFree, "yen")] : []),
      limit,
    ],
    [
      exactly(
        "taxFreePart",
        paid.by === "other"
          ? "commutingCost atMost enteredTaxFree atMost taxFreeLimit"
          : "commutingCost atMost taxFreeLimit",
      ),
      exactly("amount", "commutingCost"),
    ],
  )
  const taxFree = Number(line.why.steps[0]?.value ?? 0)
  return { lines: [lineOf({ key: "commuting", kind: "pay" }, line)], taxFree }
})
