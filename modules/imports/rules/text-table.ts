/** Rows of a text: CSV, or what Excel lays on the clipboard. */

/** What stands between cells: whichever of the three stands most often in the first line. */
const separatorOf = (text: string) => {
  const line = text.split(/\r\n|\n|\r/u, 1)[0] ?? ""
  const count = (sign: string) => line.split(sign).length
  return ["\t", ",", ";"].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Quoted cells hold separators, line ends and doubled quotes (RFC 4180). */
export const tableOfText = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const separator = separatorOf(text)
  const rows: Array<Array<string>> = []
  let [row, cell, isQuoted]: [Array<string>, string, boolean] = [[], "", false]
  const endCell = () => {
    row.push(cell)
    cell = ""
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[at++]
      else isQuoted = false
    } else if (sign === '"' && cell === "") isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && text[at + 1] === "\n") at++
      endRow()
    } else cell += sign
  }
  if (cell !== "" || row.length > 0) endRow()
  return rows
}

/** An export of ours writes an apostrophe before what would be a formula; it is none of the text. */
export const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@＝＋－＠\t\r])/u, "")
