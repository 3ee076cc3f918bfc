import { Result } from "effect"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { bracketFor, figureOf } from "#modules/kernel/law/value-on.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { PayInputs } from "../../model.ts"
import {
  exactly,
  lawAmount,
  lawFigure,
  lineOf,
  personFigure,
  rounded,
  type WorkedLine,
  worked,
} from "../explain/worked.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { dayShare, employedDays } from "./wage-span.ts"

/** The key of the line of a title; a second line of the same title is numbered. */
export const titledKey = (kind: string, titles: ReadonlyArray<string>, index: number): string => {
  const before = titles.slice(0, index).filter((title) => title === titles[index]).length
  return `${kind}:${titles[index]}${before === 0 ? "" : `:${before + 1}`}`
}

/**
 * What a month's amount is multiplied by for whoever was employed on some of its contracted days only; nothing for a whole
 * month, and where terms say that the amount is paid whole.
 *
 * The base of monthly pay is shared by the same days.
 */
const shareOf = (inputs: PayInputs, { isPaidWhole }: { readonly isPaidWhole?: true }) => {
  const { own, all } = employedDays(inputs)
  return isPaidWhole === true || own === all ? undefined : dayShare(inputs, own, all)
}

/** A month's allowances, each on a line of its own under its own title. Rounds a share half up to whole yen. */
export const subsidies = (inputs: PayInputs): ReadonlyArray<WorkedLine> => {
  const titles = inputs.subsidies.map(({ title }) => title)
  return inputs.subsidies.map((one, index) => {
    const share = shareOf(inputs, one)
    const line = worked(
      "subsidy",
      [personFigure("allowance", one.yen, "yen"), ...(share?.figures ?? [])],
      [
        share === undefined
          ? exactly("amount", "allowance")
          : rounded("amount", `allowance${share.writing}`, "halfUpToYen"),
      ],
    )
    return lineOf({ key: titledKey("subsidy", titles, index), kind: "pay", title: one.title }, line)
  })
}

/**
 * Commuting: paid as agreed, of part of a month its share; the tax-free part is a step of its explanation, at most the limit
 * of the pay day, which is a month's and not shared.
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
  const share = shareOf(inputs, paid)
  const amount = share === undefined ? "commutingCost" : "commutingShare"
  const line = worked(
    "commuting",
    [
      personFigure("commutingCost", paid.yen, "yen"),
      ...(share?.figures ?? []),
      ...(paid.by === "car" ? [personFigure("oneWayKm", paid.oneWayKm, "km")] : []),
      ...(paid.by === "other" ? [personFigure("enteredTaxFree", paid.taxFree, "yen")] : []),
      limit,
    ],
    [
      ...(share === undefined ? [] : [rounded(amount, `commutingCost${share.writing}`, "halfUpToYen")]),
      exactly(
        "taxFreePart",
        paid.by === "other" ? `${amount} atMost enteredTaxFree atMost taxFreeLimit` : `${amount} atMost taxFreeLimit`,
      ),
      exactly("amount", amount),
    ],
  )
  const taxFree = Number(line.why.steps.find(({ name }) => name === "taxFreePart")?.value ?? 0)
  return { lines: [lineOf({ key: "commuting", kind: "pay" }, line)], taxFree }
})
