/** Which of a person's dated terms count for a month's wages, and on which of its days wages are paid. */
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { type Terms, termsOn } from "#modules/people/index.ts"

interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** Freelancers by contract and outsourced people are paid by papers (D50). */
export const paysWages = ({ salaryType }: Pick<Terms, "salaryType">): boolean =>
  salaryType !== "construction" && salaryType !== "outsource"

/** Of an ascending list, the terms that count on some day of the period; the first may have begun before it. */
export const termsWithin = <Of extends Pick<Terms, "effectiveFrom">>(
  ascending: ReadonlyArray<Of>,
  { from, to }: Period,
): ReadonlyArray<Of> =>
  ascending.filter(
    ({ effectiveFrom }, at) => effectiveFrom <= to && (ascending[at + 1]?.effectiveFrom ?? "9999-12-31") > from,
  )

/**
 * The part of the period in which wages are paid, where papers come before or after them.
 *
 * Days before the first terms belong to the first terms.
 */
export const wagePeriod = (terms: ReadonlyArray<Terms>, { from, to }: Period): Period => {
  const first = terms.findIndex(paysWages)
  const papers = terms[terms.findLastIndex(paysWages) + 1]
  return {
    from: first <= 0 ? from : (terms[first]?.effectiveFrom ?? from),
    to: first < 0 || papers === undefined ? to : addDays(papers.effectiveFrom, -1),
  }
}

/** Whether a day's work is paid by wages. */
export const isWageDay = (terms: ReadonlyArray<Terms>, day: IsoDate): boolean => {
  const inForce = termsOn(terms, day) ?? terms[0]
  return inForce === undefined || paysWages(inForce)
}
