/** 角印: how a name stands on a square seal that is drawn: columns from right to left, filled up with 印 or 之印. */

/** Columns by characters in each: from the fewest to what is still read. */
const grids = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
  [5, 6],
  [6, 6],
] as const
const ends = ["印", "之印", ""] as const
/** A gap or a mark is nothing that is cut into a seal. */
const uncut = /[\s\p{P}\p{S}]/gu
const most = 34

const fitted = (name: string) => {
  for (const end of ends) {
    const text = [...name, ...end]
    const grid = grids.find(([columns, rows]) => columns * rows === text.length)
    if (grid !== undefined) return { text, grid }
  }
  const text = [...name, ..."之印"]
  return { text, grid: grids.find(([columns, rows]) => columns * rows >= text.length) ?? ([6, 6] as const) }
}

/** The columns as they are read, the first one at the right. */
export const sealColumns = (name: string) => {
  const { grid, text } = fitted([...name.replace(uncut, "")].slice(0, most).join(""))
  const [columns, rows] = grid
  return Array.from({ length: columns }, (_, n) => text.slice(n * rows, (n + 1) * rows))
}
