/** A cell of the table of rights: what a policy answers one role, case by case, and what that comes to. */
import type { PermissionRow } from "#modules/kernel/policy-words.ts"
import type { Standing } from "../policy/standings.ts"

export type CellAnswer = "yes" | "no" | "conditional"
export interface CellLine {
  /** The case, by its key in the row. */
  readonly of: string
  /** Which people of the role, where they are answered differently; null for all of them. */
  readonly standing: string | null
  readonly isAllowed: boolean
  /** The policy's own word for why not. */
  readonly why: string | null
}
export interface Cell {
  readonly answer: CellAnswer
  readonly lines: ReadonlyArray<CellLine>
}

/** Somebody who is answered as the one he is like needs no line of his own. */
const isSaidBy = (line: CellLine, told: ReadonlyArray<CellLine>, standings: ReadonlyArray<Standing>) => {
  const like = standings.find(({ key }) => key === line.standing)?.like
  const other = told.find(({ standing }) => standing === like)
  return other !== undefined && other.isAllowed === line.isAllowed && other.why === line.why
}

const linesOf = (row: PermissionRow, standings: ReadonlyArray<Standing>): ReadonlyArray<CellLine> =>
  row.cases.flatMap((asked): ReadonlyArray<CellLine> => {
    const told = standings.flatMap(({ actor, key }): ReadonlyArray<CellLine> => {
      const verdict = asked.ask(actor)
      if (verdict === undefined) return []
      return [{ of: asked.key, standing: key, isAllowed: verdict === true, why: verdict === true ? null : verdict }]
    })
    const [first] = told
    if (first === undefined) return []
    const isSame = told.every(({ isAllowed, why }) => isAllowed === first.isAllowed && why === first.why)
    return isSame ? [{ ...first, standing: null }] : told.filter((line) => !isSaidBy(line, told, standings))
  })

/** "conditional" where it depends on whom or what it is about, or on who of the role asks. */
export const cellOf = (row: PermissionRow, standings: ReadonlyArray<Standing>): Cell => {
  const lines = linesOf(row, standings)
  const allowed = lines.filter(({ isAllowed }) => isAllowed).length
  if (allowed === 0) return { answer: "no", lines }
  return { answer: allowed === lines.length ? "yes" : "conditional", lines }
}
