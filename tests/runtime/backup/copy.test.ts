import { expect, test } from "vitest"
import { copyIn } from "#modules/runtime/backup/repository/copy.ts"
import { runningProduct } from "../../kernel/product.ts"

const running = runningProduct()
const pieces = { name: "pieces", columns: ["of"] }
/** What binary COPY begins with; no row follows. */
const head = Buffer.concat([Buffer.from("PGCOPY\n\u00ff\r\n\0", "latin1"), Buffer.alloc(8)])

/** A transaction that fails while a copy is under way; gives what it said to have failed of. */
const failed = () =>
  running()
    .owner.begin(async (sql) => {
      await sql.unsafe("create temporary table pieces (of int)")
      const rows = await copyIn(sql, pieces)
      await rows.write(head)
      await rows.abort()
      throw new Error("damaged")
    })
    .then(
      () => "done",
      (fault: Error) => ("code" in fault ? String(fault.code) : fault.message),
    )

test("a copy that is given up lets its transaction say what went wrong", async () => {
  expect(await failed()).toBe("damaged")
  expect(await running().owner`select 1 as one`).toMatchObject([{ one: 1 }])
})
