/** What is in a backup, as commands tell it. */
import type { Contents } from "#modules/runtime/backup/read-contents.ts"

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)

export const summaryOf = ({ header, manifest }: Contents) => ({
  takenAt: header.takenAt,
  postgres: header.postgres,
  migration: header.migrations.at(-1)?.file ?? null,
  tables: manifest.tables.length,
  rows: sum(manifest.tables.map(({ rows }) => rows)),
  files: manifest.files.length,
})

export const summaryText = (contents: Contents) => {
  const { files, rows, tables, takenAt } = summaryOf(contents)
  return `${takenAt}  ${tables} 表 / tables  ${rows} 行 / rows  ${files} ファイル / files`
}
