/** Rows as PostgreSQL's COPY reads them: tabs between values, `\N` for none. */
export interface Rows {
  readonly table: string
  readonly columns: ReadonlyArray<string>
  /** Each ends with a line feed. No value holds a tab, a line feed or a backslash. */
  readonly lines: Iterable<string>
}

export const nothing = "\\N"

export const line = (...values: ReadonlyArray<string | number>) => `${values.join("\t")}\n`
