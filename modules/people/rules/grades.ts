import type { Row, Table } from "#modules/kernel/law/parameter.ts"
import { type Yen, yen } from "#modules/kernel/yen.ts"

const from = (row: Row) => Number(row.from)
const standard = (row: Row) => yen(Number(row.standard))

/** The grade and standard of a month's remuneration: the last grade whose lower bound it reaches (以上・未満). */
export const gradeOf = (remuneration: number, grades: Table): { readonly grade: number; readonly standard: Yen } => {
  const row = grades.findLast((one) => from(one) <= remuneration) ?? grades[0]
  if (row === undefined) throw new RangeError("A table of grades has no rows")
  return { grade: Number(row.grade), standard: standard(row) }
}

/** The standard remuneration of a grade; undefined when the table has no such grade. */
export const standardOfGrade = (grade: number, grades: Table): Yen | undefined => {
  const row = grades.find((one) => Number(one.grade) === grade)
  return row === undefined ? undefined : standard(row)
}
