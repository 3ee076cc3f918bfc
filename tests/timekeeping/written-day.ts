/** What the desk writes of one day in the tests of corrections: eight to five in the office, an hour's rest. */
export const day = "2026-10-05"
export const at = (clock: string, on = day) => new Date(`${on}T${clock}:00+09:00`).toISOString()
export const writtenDay = (userId: number) => ({
  userId,
  workingDay: day,
  isOffice: 1,
  checkIn: at("08:00"),
  checkOut: at("17:00"),
  rests: [{ checkIn: at("12:00"), checkOut: at("13:00") }],
  reason: "打刻機の故障のため",
})
