/** What the other side asks by person and day, as it is typed, pasted or read from a CSV: name, date, 人工, note. */
export interface ClaimLine {
  readonly name: string
  readonly day: string
  readonly heads: number
  readonly note: string
}
export interface ReadClaims {
  readonly claims: ReadonlyArray<ClaimLine>
  /** Lines that say no name, day and figure, by their number from 1. */
  readonly unread: ReadonlyArray<{ readonly n: number; readonly line: string }>
}

const two = (n: string) => n.padStart(2, "0")
/** 2026/10/14, 2026-10-14, 10/14 and 10月14日; without a year it is that of the period. */
const dayOf = (text: string, from: string) => {
  const [, year, month, day] = /^(?:(\d{4})[/\-.年])?(\d{1,2})[/\-.月](\d{1,2})日?$/.exec(text) ?? []
  if (month === undefined || day === undefined) return undefined
  const first = Number(from.slice(0, 4))
  // A period over New Year: January is of the next year.
  const of = year ?? String(two(month) < from.slice(5, 7) ? first + 1 : first)
  return `${of}-${two(month)}-${two(day)}`
}

const cellsOf = (line: string) =>
  line.split(/\t|,|、/u).map((cell) =>
    cell
      .normalize("NFKC")
      .trim()
      .replace(/^"(.*)"$/u, "$1"),
  )

export const readClaims = (text: string, from: string): ReadClaims => {
  const [claims, unread]: [Array<ClaimLine>, Array<{ n: number; line: string }>] = [[], []]
  text.split(/\r?\n/u).forEach((line, at) => {
    if (line.trim() === "") return
    const [name = "", date = "", figure = "", ...rest] = cellsOf(line)
    const day = dayOf(date, from)
    const heads = Number(figure.replace(/人工$/u, ""))
    if (name !== "" && day !== undefined && figure !== "" && Number.isFinite(heads))
      claims.push({ name, day, heads, note: rest.join(" ").trim() })
    // The first line of a CSV names its columns.
    else if (at > 0 || /\d/u.test(line)) unread.push({ n: at + 1, line })
  })
  return { claims, unread }
}

export const claimText = (claims: ReadonlyArray<ClaimLine>) =>
  claims.map(({ day, heads, name, note }) => [name, day, heads, note].join(", ").replace(/, $/u, "")).join("\n")
