import { addDays, addMonths, dayOfMonth, type IsoDate, type IsoMonth, monthOf } from "#modules/kernel/civil-day.ts"

/**
 * The day on which an age of whole months is reached: the day before the birthday (年齢計算ニ関スル法律).
 *
 * Born on 29 February, the age is reached on the last day of February of a year that has no 29th (民法 第143条).
 */
export const ageReachedOn = (birthDate: IsoDate, ageMonths: number): IsoDate => {
  const birthday = addMonths(birthDate, ageMonths)
  return dayOfMonth(birthday) === dayOfMonth(birthDate) ? addDays(birthday, -1) : birthday
}

/**
 * The birthday on which an age of whole months is full: the day after the age is reached.
 *
 * Health insurance ends on it, not on the day before: the one exception (高齢者の医療の確保に関する法律 第52条, 健康保険法
 * 第3条・第36条). Born on 29 February, it is 1 March of a year that has no 29th.
 */
export const birthdayOf = (birthDate: IsoDate, ageMonths: number): IsoDate =>
  addDays(ageReachedOn(birthDate, ageMonths), 1)

/** The date of birth of somebody who is insured; inputs with premiums and without it are a defect. */
export const birthDateOf = ({ birthDate }: { readonly birthDate?: IsoDate }): IsoDate => {
  if (birthDate === undefined) throw new RangeError("Premiums need the date of birth")
  return birthDate
}

/**
 * Whether a premium month lies from the month in which the first age is reached until the month before the one in which
 * the second is (介護保険法 第9条・第129条: 40 to 64).
 */
export const isOfAge = (
  birthDate: IsoDate,
  month: IsoMonth,
  ages: { readonly fromMonths: number; readonly untilMonths: number },
): boolean =>
  month >= monthOf(ageReachedOn(birthDate, ages.fromMonths)) &&
  month < monthOf(ageReachedOn(birthDate, ages.untilMonths))
