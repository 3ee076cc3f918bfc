import { beforeAll, expect, test } from "vitest"
import { copyIn, copyOut } from "#modules/runtime/backup/repository/copy.ts"
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

/** Rows larger than what a stream holds (64 KB), the last one too: as a close of ten thousand people tells itself. */
const large = { name: "public.large", columns: ["of"] }
beforeAll(async () => {
  await running().owner`create table public.large (of text)`
  await running().owner`insert into public.large select repeat(md5(n::text), 6000) from generate_series(1, 12) n`
})

test("a connection goes on after a table whose last row is large", async () => {
  const told = await running().owner.begin(async (sql) => {
    let bytes = 0
    for await (const row of copyOut(sql, large)) bytes += row.length
    const [next] = await sql`select 1 as one`
    return { bytes, next }
  })
  expect(told.bytes).toBeGreaterThan(12 * 6000 * 32)
  expect(told.next).toMatchObject({ one: 1 })
})

test("who gives up in the middle of a large table says what went wrong, and the connection goes on", async () => {
  const told = await running()
    .owner.begin(async (sql) => {
      for await (const row of copyOut(sql, large)) if (row.length > 0) throw new Error("no room")
    })
    .catch((fault: Error) => fault.message)
  expect(told).toBe("no room")
  expect(await running().owner`select 1 as one`).toMatchObject([{ one: 1 }])
})
