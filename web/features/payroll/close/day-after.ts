import { addDays } from "@/features/scheduling/days.ts"

/** The first day on which a period that ends on this day can be closed. */
export const dayAfter = (day: string) => addDays(day, 1)
