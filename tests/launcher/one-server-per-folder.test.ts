import { writeFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { until } from "../kernel/until.ts"
import { aServer, type Environment, type Launched, postmasterOf, statusOf, tehai } from "./launched.ts"

/** Only test:hard asks the clock: a machine that is busy with other tests says nothing about an end. */
const longest = process.env.HARD === "1" ? 5_000 : 120_000

const refused = 4

describe("a data folder and its one server", () => {
  let environment: Environment
  let server: Launched
  const dataDir = aFolder()

  beforeAll(async () => {
    // What a power cut leaves: a lock that names a process that lives, but isn't ours.
    writeFileSync(
      join(dataDir, "tehai.lock"),
      JSON.stringify({ pid: process.ppid, command: "serve", since: "2020-01-01" }),
    )
    environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    server = await aServer(environment)
  })

  test("a lock that no living process holds is taken over", async () => {
    expect(await statusOf(server.url)).toBe(401)
  })

  test("a second server on the folder is refused by one sentence that names the first", async () => {
    const second = tehai(["serve"], { ...environment, PORT: String(await freePort()) })
    expect(await second.ended).toBe(refused)
    expect(second.errors()).toContain(`プロセス ${server.pid}、${server.url}`)
    expect(second.errors()).toContain(`process ${server.pid}, ${server.url}`)
    expect(second.errors().trim().split("\n")).toHaveLength(2)
  })

  test("a taken port is refused by one sentence, and nothing is left running", async () => {
    const other = aFolder()
    const second = tehai(["serve"], { ...environment, DATA_DIR: other })
    expect(await second.ended).toBe(refused)
    expect(second.errors()).toContain(`127.0.0.1:${environment.PORT} はほかのプログラムが使っています`)
    expect(postmasterOf(other)).toBeUndefined()
  })

  test("a command borrows the running server's database and leaves it running", async () => {
    const before = postmasterOf(dataDir)
    const migrate = tehai(["migrate", "--json"], environment)
    expect(await migrate.ended).toBe(0)
    expect(migrate.log()).toEqual([{ applied: [] }])
    expect(postmasterOf(dataDir)).toBe(before)
  })

  test("a worker beside the server shares its database and ends without it", async () => {
    const worker = tehai(["worker", "--json"], environment)
    await until("working", () => worker.log().find((line) => line.message === "working"))
    worker.signal("SIGTERM")
    expect(await worker.ended).toBe(0)
    expect(await statusOf(server.url)).toBe(401)
  })

  test("a killed PostgreSQL is back and serving without anyone's help", async () => {
    const killed = await until("PostgreSQL", () => postmasterOf(dataDir))
    process.kill(killed, "SIGKILL")
    const again = await until("another PostgreSQL", () => {
      const pid = postmasterOf(dataDir)
      return pid === killed ? undefined : pid
    })
    expect(again).not.toBe(killed)
    await until("an answer", async () => ((await statusOf(server.url)) === 401 ? true : undefined))
  })

  test("a PostgreSQL that outlived its server is used again and stopped by the next one", async () => {
    const orphan = postmasterOf(dataDir)
    server.signal("SIGKILL")
    expect(await server.ended).toBe("SIGKILL")
    expect(postmasterOf(dataDir)).toBe(orphan)
    server = await aServer(environment)
    expect(server.log().find((line) => line.message === "database ready")).toMatchObject({ reused: true })
    expect(postmasterOf(dataDir)).toBe(orphan)
  })

  test("an adopted PostgreSQL is watched like one's own", async () => {
    const adopted = await until("PostgreSQL", () => postmasterOf(dataDir))
    process.kill(adopted, "SIGKILL")
    await until("another PostgreSQL", () => {
      const pid = postmasterOf(dataDir)
      return pid === adopted ? undefined : pid
    })
    await until("an answer", async () => ((await statusOf(server.url)) === 401 ? true : undefined))
  })

  test("SIGTERM answers what is in flight and ends everything within five seconds", async () => {
    const status = startSignIn(server.url)
    // A call that the server hasn't taken yet is not in flight.
    await status.taken
    const begun = Date.now()
    server.signal("SIGTERM")
    setTimeout(status.finish, 300)
    expect(await status.answer).toEqual([401, "close"])
    expect(await server.ended).toBe(0)
    expect(Date.now() - begun).toBeLessThan(longest)
    expect(postmasterOf(dataDir)).toBeUndefined()
  })

  test("a PostgreSQL that no longer listens to anyone doesn't hold up the end", async () => {
    server = await aServer(environment)
    process.kill(await until("PostgreSQL", () => postmasterOf(dataDir)), "SIGSTOP")
    const begun = Date.now()
    server.signal("SIGTERM")
    expect(await server.ended).toBe(0)
    expect(Date.now() - begun).toBeLessThan(longest)
    await until("no PostgreSQL", () => (postmasterOf(dataDir) === undefined ? true : undefined))
  })

  test("what was written is there after a stop that PostgreSQL had no time for", async () => {
    const migrate = tehai(["migrate", "--json"], environment)
    expect(await migrate.ended).toBe(0)
    expect(migrate.log()).toEqual([{ applied: [] }])
    expect(postmasterOf(dataDir)).toBeUndefined()
  })
})

/** A sign-in whose body arrives in two halves, so that it is in flight for as long as the test wants. */
const startSignIn = (url: string) => {
  const body = JSON.stringify({ email: "nobody@example.jp", password: "wrong-password" })
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    expect: "100-continue",
  }
  const agent = new Agent({ keepAlive: true })
  const call = request(`${url}/api/auth/login`, { method: "POST", headers, agent })
  const answer = new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
    call.once("response", (response) => {
      response.resume()
      resolve([response.statusCode, response.headers.connection])
    })
    call.once("error", reject)
  })
  const taken = new Promise<void>((resolve) => call.once("continue", resolve))
  call.write(body.slice(0, 10))
  return { answer, taken, finish: () => call.end(body.slice(10)) }
}
