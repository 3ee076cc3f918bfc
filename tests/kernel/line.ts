/** A line to the embedded PostgreSQL on which a test hears what the two sides say: the one reader of its protocol. */
import { mkdtempSync, rmSync } from "node:fs"
import { connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

const file = ".s.PGSQL.5432"

/** One message: its type by PostgreSQL's letter, none for the first of a caller, which says who he is. */
export interface Message {
  readonly type: string
  readonly body: Buffer
}
/** What listens to one connection of the application; nobody listens to others. */
export interface Tap {
  /** Bytes came from the caller; they are read into messages right after. */
  readonly sends?: () => void
  readonly asked: (message: Message) => void
  /** Bytes came from the database. */
  readonly replies?: () => void
  readonly answered?: (message: Message) => void
}

/** Cuts what comes into messages. */
const messages = (hasUntyped: boolean, take: (message: Message) => void) => {
  let rest = Buffer.alloc(0)
  let isFirst = hasUntyped
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const typed = isFirst ? 0 : 1
      if (rest.length < typed + 4) return
      const length = typed + rest.readInt32BE(typed)
      if (rest.length < length) return
      take({ type: isFirst ? "" : String.fromCharCode(rest[0] ?? 0), body: rest.subarray(typed + 4, length) })
      isFirst = false
      rest = rest.subarray(length)
    }
  }
}

/** A text that ends with a zero, and where the next part begins. */
export const textAt = (body: Buffer, from = 0) => {
  const end = body.indexOf(0, from)
  return { text: body.toString("utf8", from, end), next: end + 1 }
}

const listening = (tap: Tap) => {
  let isApplication = false
  const asked = messages(true, (message) => {
    if (message.type === "") isApplication = message.body.includes("\0tehai_app\0")
    else if (isApplication) tap.asked(message)
  })
  const answered = messages(false, (message) => {
    if (isApplication) tap.answered?.(message)
  })
  return {
    asked: (chunk: Buffer) => {
      if (isApplication) tap.sends?.()
      asked(chunk)
    },
    answered: (chunk: Buffer) => {
      answered(chunk)
      if (isApplication) tap.replies?.()
    },
  }
}

/** The folder of a socket that leads to the server's own; each connection on it is given a tap of its own. */
export const tappedLine = (socket: string, tapOf: () => Tap) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const folder = mkdtempSync(join(tmpdir(), "tehai-line-"))
      const open = new Set<Socket>()
      const server = createServer((caller) => {
        const database = connect(join(socket, file))
        for (const one of [caller, database]) {
          open.add(one)
          one.on("error", () => one.destroy()).on("close", () => open.delete(one))
        }
        const { asked, answered } = listening(tapOf())
        caller.on("data", asked)
        database.on("data", answered)
        caller.pipe(database).pipe(caller)
      })
      await new Promise<void>((resolve) => server.listen(join(folder, file), resolve))
      return { folder, server, open }
    }),
    ({ folder, server, open }) =>
      Effect.promise(async () => {
        for (const one of open) one.destroy()
        await new Promise((resolve) => server.close(resolve))
        rmSync(folder, { recursive: true, force: true })
      }),
  )
