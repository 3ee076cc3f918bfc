/** What refers to rows, before they are taken away: every foreign key is asked, whichever module's it is. */
import { query } from "./scope.ts"

export interface Reference {
  readonly id: number
  /** The table that refers, with its module's schema: "scheduling.task_worker". */
  readonly byTable: string
}

/** `beside` are tables that go together with the rows and are no reason to keep them. */
export const referencesTo = (
  table: string,
  companyId: number,
  ids: ReadonlyArray<number>,
  beside: ReadonlyArray<string> = [],
) =>
  query(
    ({ sql }) => sql<Array<Reference>>`
      select id, by_table as "byTable" from kernel.referred_by(${table}::text::regclass, ${companyId}::int,
        ${[...ids]}::int[], ${`{${beside.join(",")}}`}::text::regclass[])`,
  )
