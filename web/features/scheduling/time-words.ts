/** Whether an end lies on the next day: it is earlier than the start (D86). */
export const endsNextDay = (from: string, to: string) => to < from

/** 08:00–12:00; 21:00–翌05:00 when it passes midnight. */
export const timesWords = ({ from, to }: { readonly from: string; readonly to: string }, nextDay: string) =>
  `${from}–${endsNextDay(from, to) ? nextDay : ""}${to}`
