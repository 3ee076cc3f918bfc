/** Columns for a terminal, in which a Japanese character is as wide as two Latin ones. */
import { inLanguage } from "./language.ts"

const isWide = (char: string) =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/u.test(char)

export const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + (isWide(char) ? 2 : 1), 0)

export type Align = "left" | "right"

const padded = (text: string, width: number, align: Align) => {
  const space = " ".repeat(Math.max(0, width - widthOf(text)))
  return align === "right" ? space + text : text + space
}

/** Rows under their heads ("ja / en") in the reader's language, each column as wide as its widest cell. */
export const table = (
  wanted: ReadonlyArray<readonly [head: string, align: Align]>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  language: Parameters<typeof inLanguage>[0],
): string => {
  const columns = wanted.map(([head, align]) => [inLanguage(language, head), align] as const)
  const widths = columns.map(([head], at) => Math.max(widthOf(head), ...rows.map((row) => widthOf(row[at] ?? ""))))
  const line = (cells: ReadonlyArray<string>) =>
    columns
      .map(([, align], at) => padded(cells[at] ?? "", widths[at] ?? 0, align))
      .join("  ")
      .trimEnd()
  return [line(columns.map(([head]) => head)), ...rows.map(line)].join("\n")
}

/** "370,917"; nothing for an amount that is not known. */
export const yenText = (amount: number | null): string =>
  amount === null ? "" : String(amount).replace(/\B(?=(\d{3})+$)/g, ",")

/** "+35,322", "-1,200", "0". */
export const differenceText = (amount: number | null): string =>
  amount === null ? "" : `${amount > 0 ? "+" : ""}${yenText(amount)}`
