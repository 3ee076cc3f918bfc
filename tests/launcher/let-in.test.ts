/** Who gets into the PostgreSQL of a data folder: the account that holds the folder, as a role of the product. */
import { spawn, spawnSync } from "node:child_process"
import { chmodSync, chownSync, cpSync, mkdirSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Effect } from "effect"
import postgres from "postgres"
import { describe, expect, test } from "vitest"
import { roles } from "#modules/runtime/database/roles.ts"
import { programsFor } from "#modules/runtime/postgres/binaries.ts"
import { superuser } from "#modules/runtime/postgres/cluster.ts"
import { placesOf } from "#modules/runtime/postgres/places.ts"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { until } from "../kernel/until.ts"
import { aServer, clusterOf, isRoot, type Launched, postmasterOf, statusOf } from "./launched.ts"

const nobody = 65_534
const everyRole = [superuser, ...roles]

/** A first message of PostgreSQL's protocol for each role; prints what came back: R (let in), a refusal's code, or errno. */
const knocking = `
const { connect } = require("node:net")
const [socket, ...names] = process.argv.slice(1)
const knock = (name) => new Promise((resolve) => {
  const text = Buffer.from("user\\0" + name + "\\0database\\0tehai\\0\\0")
  const head = Buffer.alloc(8)
  head.writeInt32BE(text.length + 8, 0)
  head.writeInt32BE(196608, 4)
  const line = connect(socket + "/.s.PGSQL.5432", () => line.write(Buffer.concat([head, text])))
  line.once("error", (error) => resolve(error.code))
  line.once("data", (answer) => {
    line.destroy()
    resolve(String.fromCharCode(answer[0]) === "R" ? "R" : /C(\\w{5})\\0/.exec(answer.toString("latin1"))[1])
  })
})
Promise.all(names.map(knock)).then((answers) => console.log(JSON.stringify(answers)))`

/** The checkout may be closed to others: Node is copied to where everybody reaches it. */
const openNode = () => {
  const node = join(aFolder(), "node")
  cpSync(process.execPath, node)
  chmodSync(dirname(node), 0o755)
  chmodSync(node, 0o755)
  return node
}

const knockAs = (node: string, uid: number, socket: string): unknown => {
  const asked = spawnSync(node, ["-e", knocking, socket, ...everyRole], { uid, gid: uid, cwd: "/", encoding: "utf8" })
  return JSON.parse(asked.stdout)
}

const allAre = (answer: string) => everyRole.map(() => answer)

/** Of the account that holds the folder: let in as each role of the product, and as the superuser no more. */
const asTheProductAlone = everyRole.map((role) => (role === superuser ? "28000" : "R"))

/** The folder and the socket opened to all, so that PostgreSQL itself has to refuse. */
const openDoors = (socket: string) => {
  chmodSync(socket, 0o755)
  chmodSync(join(socket, ".s.PGSQL.5432"), 0o777)
}

const asARole = async <A>(socket: string, username: string, ask: (sql: postgres.Sql) => Promise<A>) => {
  const sql = postgres({ host: socket, username, database: "tehai", max: 1, onnotice: () => {} })
  try {
    return await ask(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** What a release before this one left behind: a cluster of `nobody` that trusts everybody, and is still running. */
const asAnOlderReleaseLeftIt = async (dataDir: string, server: Launched) => {
  server.signal("SIGTERM")
  await server.ended
  const places = await Effect.runPromise(placesOf(dataDir))
  const programs = await Effect.runPromise(programsFor({ ...places, account: { uid: nobody, gid: nobody } }))
  writeFileSync(join(places.cluster, "pg_hba.conf"), "local all all trust\n")
  for (const path of [places.cluster, places.socket]) spawnSync("chown", ["-R", `${nobody}:${nobody}`, path])
  const old = spawn(
    join(programs, "postgres"),
    ["-D", places.cluster, "-c", "listen_addresses=", "-c", `unix_socket_directories=${places.socket}`],
    { uid: nobody, gid: nobody, cwd: "/", stdio: "ignore" },
  )
  await until("the older PostgreSQL", () =>
    asARole(places.socket, superuser, (sql) => sql`select 1`).then(
      () => true,
      () => undefined,
    ),
  )
  return old
}

test("no role of the product becomes another, a superuser, or a program of the machine", async () => {
  const dataDir = aFolder()
  await aServer({ DATA_DIR: dataDir, PORT: String(await freePort()) })
  const { socket } = await Effect.runPromise(placesOf(dataDir))
  const tries = [
    `set role ${superuser}`,
    `set session authorization ${superuser}`,
    "alter role current_user superuser",
    "create role another superuser login",
    "copy (select 1) to program 'true'",
    "select pg_read_file('pg_hba.conf')",
  ]
  for (const role of roles)
    await asARole(socket, role, async (sql) => {
      for (const statement of tries)
        expect([
          role,
          statement,
          await sql.unsafe(statement).then(
            () => "done",
            (fault) => fault.code,
          ),
        ]).toEqual([role, statement, "42501"])
    })
})

test("nobody is the superuser while the server runs; the next start, also one that adopts, prepares and closes again", async () => {
  const dataDir = aFolder()
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  const server = await aServer(environment)
  const { socket } = await Effect.runPromise(placesOf(dataDir))
  const asSuperuser = () =>
    asARole(socket, superuser, (sql) => sql`select 1`).then(
      () => "let in",
      (fault) => fault.code,
    )
  expect(await asSuperuser()).toBe("28000")
  // Killed: its PostgreSQL goes on, and the next one adopts it as it was left.
  server.signal("SIGKILL")
  await server.ended
  expect(await asSuperuser()).toBe("28000")
  const next = await aServer(environment)
  expect(await statusOf(next.url)).toBe(401)
  expect(await asSuperuser()).toBe("28000")
})

if (!isRoot) console.info("not root: nobody else's process can be tried on the socket")
describe.skipIf(!isRoot)("as root", () => {
  test("no other account of the machine is let in as any role, not even where the socket stands open", async () => {
    const [dataDir, node] = [aFolder(), openNode()]
    const server = await aServer({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    const { socket } = await Effect.runPromise(placesOf(dataDir))
    const own = statSync(clusterOf(dataDir)).uid
    expect([0, nobody]).not.toContain(own)
    expect(knockAs(node, nobody, socket)).toEqual(allAre("EACCES"))
    openDoors(socket)
    expect(knockAs(node, nobody, socket)).toEqual(allAre("28000"))
    expect(knockAs(node, own, socket)).toEqual(allAre("28000"))
    expect(knockAs(node, 0, socket)).toEqual(asTheProductAlone)
    expect(spawnSync("ls", [clusterOf(dataDir)], { uid: nobody, gid: nobody }).status).not.toBe(0)
    expect(await statusOf(server.url)).toBe(401)
  })

  test("a folder of an older release, its PostgreSQL still running, is closed by the next start and goes on", async () => {
    const [dataDir, node] = [aFolder(), openNode()]
    const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    const old = await asAnOlderReleaseLeftIt(dataDir, await aServer(environment))
    const { socket } = await Effect.runPromise(placesOf(dataDir))
    const server = await aServer(environment)
    expect(old.exitCode).not.toBeNull()
    expect(server.log().find((line) => line.message === "database ready")).toMatchObject({ migrations: 0 })
    openDoors(socket)
    expect(knockAs(node, nobody, socket)).toEqual(allAre("28000"))
    expect(await statusOf(server.url)).toBe(401)
    expect(postmasterOf(dataDir)).not.toBe(old.pid)
  })

  test("a person's own folder that root opens stays that person's", async () => {
    const [folder, person] = [aFolder(), 1]
    const dataDir = join(folder, "data")
    mkdirSync(dataDir)
    chownSync(dataDir, person, person)
    const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    const first = await aServer(environment)
    first.signal("SIGTERM")
    await first.ended
    spawnSync("chown", ["-R", `${person}:${person}`, dataDir])
    const node = openNode()
    await aServer(environment)
    const { socket } = await Effect.runPromise(placesOf(dataDir))
    expect(statSync(clusterOf(dataDir)).uid).toBe(person)
    openDoors(socket)
    expect(knockAs(node, person, socket)).toEqual(asTheProductAlone)
    expect(knockAs(node, nobody, socket)).toEqual(allAre("28000"))
  })
})
