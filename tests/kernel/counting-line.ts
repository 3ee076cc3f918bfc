/** A line to the embedded PostgreSQL that counts what the application asks on it. */
import { mkdtempSync, rmSync } from "node:fs"
import { connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

const file = ".s.PGSQL.5432"

/** Statements in what a client sends: simple queries and bound ones. The first message has no type and names the user. */
const counter = (sent: { statements: number }) => {
  let rest = Buffer.alloc(0)
  let isApplication: boolean | undefined
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const typed = isApplication === undefined ? 0 : 1
      if (rest.length < typed + 4) return
      const length = typed + rest.readInt32BE(typed)
      if (rest.length < length) return
      if (isApplication === undefined) isApplication = rest.subarray(0, length).includes("\0tehai_app\0")
      else if (isApplication && "QB".includes(String.fromCharCode(rest[0] ?? 0))) sent.statements += 1
      rest = rest.subarray(length)
    }
  }
}

/** The folder of a socket that leads to the server's own, and how many statements the application has sent through it. */
export const countingLine = (socket: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const sent = { statements: 0 }
      const folder = mkdtempSync(join(tmpdir(), "tehai-line-"))
      const open = new Set<Socket>()
      const server = createServer((caller) => {
        const database = connect(join(socket, file))
        for (const one of [caller, database]) {
          open.add(one)
          one.on("error", () => one.destroy()).on("close", () => open.delete(one))
        }
        caller.on("data", counter(sent))
        caller.pipe(database).pipe(caller)
      })
      await new Promise<void>((resolve) => server.listen(join(folder, file), resolve))
      return { folder, sent, server, open }
    }),
    ({ folder, server, open }) =>
      Effect.promise(async () => {
        for (const one of open) one.destroy()
        await new Promise((resolve) => server.close(resolve))
        rmSync(folder, { recursive: true, force: true })
      }),
  )
