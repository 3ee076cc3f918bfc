/** A line to the embedded PostgreSQL that counts what the application asks on it. */
import { mkdtempSync, rmSync } from "node:fs"
import { connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

const file = ".s.PGSQL.5432"

interface Sent {
  /** Simple queries and bound ones. */
  statements: number
  /** Times that something was sent after an answer: what a caller waits for. Cut in two, a flight counts twice. */
  flights: number
}

/** What a client sends on one connection. The first message has no type and names the user. */
const counter = (sent: Sent) => {
  let rest = Buffer.alloc(0)
  let isApplication: boolean | undefined
  let isAnswered = true
  const asked = (chunk: Buffer) => {
    if (isApplication && isAnswered) sent.flights += 1
    isAnswered = false
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
  const answered = () => {
    isAnswered = true
  }
  return { asked, answered }
}

/** The folder of a socket that leads to the server's own, and what the application has sent through it. */
export const countingLine = (socket: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const sent: Sent = { statements: 0, flights: 0 }
      const folder = mkdtempSync(join(tmpdir(), "tehai-line-"))
      const open = new Set<Socket>()
      const server = createServer((caller) => {
        const database = connect(join(socket, file))
        for (const one of [caller, database]) {
          open.add(one)
          one.on("error", () => one.destroy()).on("close", () => open.delete(one))
        }
        const { asked, answered } = counter(sent)
        caller.on("data", asked)
        database.on("data", answered)
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
