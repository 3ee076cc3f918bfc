/** Figures as papers print them, the same in every language: a slip is shown to banks and offices in Japan. */

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 2 })

/** A paper with a broken figure must not be printed. */
const whole = (value: number, unit: string) => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole ${unit}: ${value}`)
  return value
}

const signed = (value: number, print: (size: number) => string) => (value < 0 ? `▲${print(-value)}` : print(value || 0))

/** Whole yen: 1234567 → 1,234,567 and −18420 → ▲18,420. */
export const yenFigure = (yen: number) => signed(whole(yen, "yen"), (size) => grouped.format(size))

/** Whole yen with its sign in front, for the one sum that counts: ¥362,808. */
export const yenTotal = (yen: number) => signed(whole(yen, "yen"), (size) => `¥${grouped.format(size)}`)

/** Minutes as hours: 10590 → 176:30. */
export const hoursFigure = (minutes: number) =>
  signed(whole(minutes, "minutes"), (size) => `${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}`)

/** Days with one decimal, two where a quarter counts: 22 → 22.0, 0.25 → 0.25. */
export const daysFigure = (days: number) => {
  if (!Number.isFinite(days)) throw new RangeError(`not a number of days: ${days}`)
  return signed(days, (size) => oneDecimal.format(size))
}
