/** Days of the week, Sunday first, as the specification numbers them. */
export const weekdays = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
} as const
export type Weekday = keyof typeof weekdays
export type WeekdayNumber = (typeof weekdays)[Weekday]
