/** How large a seeded database is. The numbers are of all its companies together. */
export interface Size {
  readonly companies: number
  readonly workers: number
  readonly sites: number
  readonly months: number
  readonly tasksAMonth: number
  /** Lines of people on shifts, for each arrangement. */
  readonly linesATask: number
  readonly daysAWeek: 5 | 6
  /** Missing check-outs: told later by the person, so that a month can close, or left as they are. */
  readonly missingEnds: "told" | "left"
}

export const sizes = {
  S: {
    companies: 3,
    workers: 60,
    sites: 12,
    months: 2,
    tasksAMonth: 200,
    linesATask: 2.5,
    daysAWeek: 5,
    missingEnds: "left",
  },
  M: {
    companies: 5,
    workers: 300,
    sites: 120,
    months: 12,
    tasksAMonth: 2000,
    linesATask: 5,
    daysAWeek: 6,
    missingEnds: "left",
  },
  L: {
    companies: 50,
    workers: 10_000,
    sites: 2000,
    months: 12,
    tasksAMonth: 40_000,
    linesATask: 5,
    daysAWeek: 6,
    missingEnds: "left",
  },
  XL: {
    companies: 100,
    workers: 100_000,
    sites: 5000,
    months: 1,
    tasksAMonth: 0,
    linesATask: 0,
    daysAWeek: 6,
    missingEnds: "told",
  },
  H: {
    companies: 1,
    workers: 300,
    sites: 120,
    months: 60,
    tasksAMonth: 2000,
    linesATask: 5,
    daysAWeek: 6,
    missingEnds: "left",
  },
} as const satisfies Record<string, Size>
export type SizeName = keyof typeof sizes
export const isSizeName = (text: string): text is SizeName => text in sizes
