/** What is told over a channel is heard, also by a process that began before its database was there. */
import { mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Scope } from "effect"
import { expect, test } from "vitest"
import { connect } from "#modules/kernel/database/connect.ts"
import { hear } from "#modules/kernel/database/hear.ts"
import { runningProduct } from "../product.ts"
import { until } from "../until.ts"

const running = runningProduct()
const file = ".s.PGSQL.5432"

const ownAddress = () => {
  const { address } = running()
  if (address.kind !== "embedded") throw new Error("the tests' own server")
  return address
}

test("a database that is away at the start is heard once it is there, until the scope ends", async () => {
  const address = ownAddress()
  const folder = mkdtempSync(join(tmpdir(), "tehai-hear-"))
  const scope = await Effect.runPromise(Scope.make())
  const heard: Array<string> = []
  const pool = await Effect.runPromise(
    Scope.provide(connect({ ...address, socket: folder }, "tehai_relay", 1), await Effect.runPromise(Scope.make())),
  )
  await Effect.runPromise(
    Scope.provide(
      hear(pool, "a_test", (told) => heard.push(told)),
      scope,
    ),
  )
  await expect(pool`select 1`).rejects.toMatchObject({ code: "ENOENT" })
  symlinkSync(join(address.socket, file), join(folder, file))
  const { owner } = running()
  await until("the first thing heard", async () => {
    await owner`select pg_notify('a_test', 'back')`
    return heard.length > 0 || undefined
  })
  await Effect.runPromise(Scope.close(scope, Exit.void))
  const before = heard.length
  await owner`select pg_notify('a_test', 'after')`
  await owner`select 1`
  expect(heard.slice(before)).toEqual([])
  await pool.end({ timeout: 1 })
  rmSync(folder, { recursive: true })
})

test("a scope that ends while its channel is heard leaves no listener behind", async () => {
  const scope = await Effect.runPromise(Scope.make())
  const pool = await Effect.runPromise(
    Scope.provide(connect(ownAddress(), "tehai_relay", 1), await Effect.runPromise(Scope.make())),
  )
  const heard: Array<string> = []
  await Effect.runPromise(
    Scope.provide(
      hear(pool, "another_test", (told) => heard.push(told)),
      scope,
    ),
  )
  const { owner } = running()
  await until("the first thing heard", async () => {
    await owner`select pg_notify('another_test', 'now')`
    return heard.length > 0 || undefined
  })
  await Effect.runPromise(Scope.close(scope, Exit.void))
  const listens = await pool`select 1 from pg_stat_activity where query ilike 'listen "another_test"%'`
  expect(listens).toEqual([])
  await pool.end({ timeout: 1 })
})
