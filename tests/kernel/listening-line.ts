/** A line to the embedded PostgreSQL that hears, of each statement of the application, how many rows it touched. */
import { mkdtempSync, rmSync } from "node:fs"
import { connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

const file = ".s.PGSQL.5432"

/** What the database said of each statement: `SELECT 1`, `UPDATE 0`, by the statement's text. */
export type Heard = Map<string, Array<string>>

/** Cuts what comes into the protocol's messages; the first one of a caller has no type. */
const messages = (hasUntyped: boolean, take: (type: string, body: Buffer) => void) => {
  let rest = Buffer.alloc(0)
  let isFirst = hasUntyped
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const typed = isFirst ? 0 : 1
      if (rest.length < typed + 4) return
      const length = typed + rest.readInt32BE(typed)
      if (rest.length < length) return
      take(isFirst ? "" : String.fromCharCode(rest[0] ?? 0), rest.subarray(typed + 4, length))
      isFirst = false
      rest = rest.subarray(length)
    }
  }
}

const textAt = (body: Buffer, from = 0) => {
  const end = body.indexOf(0, from)
  return { text: body.toString("utf8", from, end), next: end + 1 }
}

/** One connection: statements are named when they are parsed, bound to portals, and answered in the order of execution. */
const listener = (heard: Heard) => {
  const [statements, portals] = [new Map<string, string>(), new Map<string, string>()]
  let waiting: Array<string> = []
  let isApplication = false
  const asked = messages(true, (type, body) => {
    if (type === "") isApplication = body.includes("\0tehai_app\0")
    if (type === "P") {
      const name = textAt(body)
      statements.set(name.text, textAt(body, name.next).text)
    }
    if (type === "B") {
      const portal = textAt(body)
      portals.set(portal.text, statements.get(textAt(body, portal.next).text) ?? "")
    }
    if (type === "E") waiting.push(portals.get(textAt(body).text) ?? "")
    if (type === "Q") waiting.push(textAt(body).text)
  })
  const answered = messages(false, (type, body) => {
    if (type === "C") {
      const statement = waiting.shift() ?? ""
      if (isApplication) heard.set(statement, [...(heard.get(statement) ?? []), textAt(body).text])
    }
    // Part of a cursor: its statement goes on.
    if (type === "s") waiting.shift()
    if (type === "I") waiting.shift()
    // After a fault everything up to the next rest is skipped.
    if (type === "E") waiting = []
  })
  return { asked, answered }
}

/** The folder of a socket that leads to the server's own, and what was heard on it; whoever reads it empties it. */
export const listeningLine = (socket: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const heard: Heard = new Map()
      const folder = mkdtempSync(join(tmpdir(), "tehai-line-"))
      const open = new Set<Socket>()
      const server = createServer((caller) => {
        const database = connect(join(socket, file))
        for (const one of [caller, database]) {
          open.add(one)
          one.on("error", () => one.destroy()).on("close", () => open.delete(one))
        }
        const { asked, answered } = listener(heard)
        caller.on("data", asked)
        database.on("data", answered)
        caller.pipe(database).pipe(caller)
      })
      await new Promise<void>((resolve) => server.listen(join(folder, file), resolve))
      return { folder, heard, server, open }
    }),
    ({ folder, server, open }) =>
      Effect.promise(async () => {
        for (const one of open) one.destroy()
        await new Promise((resolve) => server.close(resolve))
        rmSync(folder, { recursive: true, force: true })
      }),
  )
