/** Columns as PostgreSQL's arrays write them. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { listsIn, numbersIn, numbersOrNullIn } from "#modules/kernel/database/column-text.ts"
import { acrossCompanies, query } from "#modules/kernel/database/scope.ts"
import { runningProduct } from "../product.ts"

const running = runningProduct()

const columns = (rows: string) =>
  running().run(
    acrossCompanies("a test of columns")(
      Effect.map(
        query(({ sql }) =>
          sql.unsafe<Array<Record<"numbers" | "some" | "lists", string | null>>>(`
            select array_agg(n)::text as numbers, array_agg(nullif(n, 2))::text as some, string_agg(list::text, '') as lists
            from (values ${rows}) as v (n, list) where n > 0`),
        ),
        ([row]) => ({
          numbers: numbersIn(row?.numbers ?? null),
          some: numbersOrNullIn(row?.some ?? null),
          lists: listsIn(row?.lists ?? null),
        }),
      ),
    ),
  )

test("numbers, those that are unknown and lists are read as PostgreSQL writes them", async () => {
  expect(await columns("(1, '{}'::int[]), (2, '{1,2}'), (-0 + 3, '{}'), (2, '{4}'), (2, '{1,2}')")).toEqual({
    numbers: [1, 2, 3, 2, 2],
    some: [1, null, 3, null, null],
    lists: [[], [1, 2], [], [4], [1, 2]],
  })
  expect(await columns("(1, '{}'::int[])")).toEqual({ numbers: [1], some: [1], lists: [[]] })
})

test("no row is an empty column", async () => {
  expect(await columns("(0, '{1}'::int[])")).toEqual({ numbers: [], some: [], lists: [] })
})
