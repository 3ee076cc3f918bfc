/** 住民税の年額 (STAFF-23): the same twelve months, counted from June of the notice or from January of the year; browser-safe. */
export const residentTaxLayouts = {
  june: [6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5],
  january: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
} as const
export type ResidentTaxLayout = keyof typeof residentTaxLayouts

interface Amounts {
  readonly isSimple: boolean
  readonly first: number | undefined
  readonly remaining: number | undefined
  /** By number of month. */
  readonly byMonth: (month: number) => number | undefined
}
/** First + 11 × remaining, or the sum of the twelve months; undefined while one of them is no number. */
export const residentTaxOfYear = ({ isSimple, first, remaining, byMonth }: Amounts): number | undefined => {
  const months = residentTaxLayouts.june
  const amounts = isSimple ? months.map((month) => (month === 6 ? first : remaining)) : months.map(byMonth)
  return amounts.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    0,
  )
}
