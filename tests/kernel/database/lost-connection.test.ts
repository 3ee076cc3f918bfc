import { createServer } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { Cause, Effect, Exit } from "effect"
import postgres from "postgres"
import { expect, test } from "vitest"
import { isDatabaseAway } from "#modules/kernel/database/connect.ts"
import { inTime, inTransaction, reserve } from "#modules/kernel/database/reserve.ts"
import { acrossCompanies, Database, query } from "#modules/kernel/database/scope.ts"
import { administer } from "#modules/runtime/database/roles.ts"
import { runningProduct } from "../product.ts"

const running = runningProduct()
const connectionId = query(
  async ({ sql }) => (await sql<Array<{ pid: number }>>`select pg_backend_pid() as pid`)[0]?.pid,
)
const more = query(({ sql }) => sql`select 1`)
const moreByDrizzle = query(({ query }) => query.execute("select 1"))

const cut = (pid: number | undefined) => {
  const { address } = running()
  if (address.kind !== "embedded") throw new Error("the tests' own server")
  return Effect.andThen(administer(address.socket, `select pg_terminate_backend(${pid})`), Effect.sleep("100 millis"))
}

const lostIn = (then: Effect.Effect<unknown>) =>
  running().run(
    Effect.exit(acrossCompanies("a test")(Effect.andThen(Effect.flatMap(connectionId, cut), then))).pipe(
      Effect.timeout("15 seconds"),
    ),
  )

test("a transaction whose connection is cut ends with a fault that says so, at its next statement or its commit", async () => {
  for (const then of [more, moreByDrizzle, Effect.void, Effect.fail("its own failure").pipe(Effect.ignore)]) {
    const exit = await lostIn(then)
    expect(Exit.isFailure(exit) && isDatabaseAway(exit.cause)).toBe(true)
  }
  const refused = await running().run(
    Effect.exit(acrossCompanies("a test")(Effect.andThen(Effect.flatMap(connectionId, cut), Effect.fail("mine")))),
  )
  expect(Exit.isFailure(refused) && Cause.squash(refused.cause)).toBe("mine")
})

test("more cut transactions than the pool has connections leave it whole", async () => {
  await Promise.all(Array.from({ length: 15 }, () => lostIn(more)))
  const after = await running().run(
    Effect.forEach(Array.from({ length: 30 }), () => acrossCompanies("a test")(more), { concurrency: 15 }),
  )
  expect(after.length).toBe(30)
})

test("a connection that is cut before anybody asks on it is known as lost, and is not somebody else's", async () => {
  const pools = await running().run(Database)
  const reserved = await reserve(pools.app)
  await reserved.begun
  const [own] = await reserved.sql<Array<{ pid: number }>>`select pg_backend_pid() as pid`
  await Effect.runPromise(cut(own?.pid))
  expect(reserved.lost()).toMatchObject({ code: expect.stringContaining("CONNECTION") })
  reserved.release()
  await running().run(acrossCompanies("a test")(more))
})

test("a transaction of the relay whose connection is cut ends with a fault, and ends nobody's process", async () => {
  const { relay } = await running().run(Database)
  const lost = inTransaction(relay, async (sql) => {
    const [own] = await sql<Array<{ pid: number }>>`select pg_backend_pid() as pid`
    await Promise.all([sql`select pg_sleep(5)`, Effect.runPromise(cut(own?.pid))])
  })
  await expect(lost).rejects.toMatchObject({ code: expect.stringMatching(/CONNECTION|57P01/) })
  await pause(100)
  expect(await inTransaction(relay, async (sql) => (await sql`select 1 as one`)[0])).toEqual({ one: 1 })
})

test("a server that is full says so to whoever comes too late, and everybody is served again once it is not", async () => {
  const { address, run } = running()
  if (address.kind !== "embedded") throw new Error("the tests' own server")
  const manyAtOnce = Effect.forEach(
    Array.from({ length: 12 }),
    () => Effect.exit(acrossCompanies("a test")(Effect.andThen(more, Effect.sleep("200 millis")))),
    { concurrency: "unbounded" },
  )
  const asked = (statement: string) => Effect.runPromise(administer(address.socket, statement))
  const limit = (connections: number) => asked(`alter database ${address.database} connection limit ${connections}`)
  await asked(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${address.database}' and usename = 'tehai_app'`)
  await limit(1)
  const full = await run(manyAtOnce)
  await limit(-1)
  for (const exit of full) expect(Exit.isSuccess(exit) || isDatabaseAway(exit.cause)).toBe(true)
  expect(full.some(Exit.isFailure)).toBe(true)
  // Who waited on a connection that was refused may wait once more in vain: the driver forgets him (see reserve.ts).
  await expect.poll(async () => (await run(manyAtOnce)).every(Exit.isSuccess), { timeout: 120_000 }).toBe(true)
})

test("a statement that the driver never answers ends with a fault that says so", async () => {
  // A server that hangs up before the session is there: the driver tries again for ever, and tells nobody.
  const server = createServer((socket) => socket.on("error", () => {}).end())
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  const pool = postgres({ host: "127.0.0.1", port: typeof at === "object" ? (at?.port ?? 0) : 0, max: 1 })
  await expect(inTime(pool`select 1`, 300)).rejects.toMatchObject({ code: "CONNECT_TIMEOUT" })
  await pool.end({ timeout: 0 })
  server.close()
})
