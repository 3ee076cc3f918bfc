/**
 * A line before a data folder's PostgreSQL, on the very path of its socket: it stops at a statement, is slow, or is cut.
 *
 * The product finds it where it looks for PostgreSQL. A PostgreSQL that is started again makes its socket anew, and the
 * line steps before it again.
 */
import { existsSync, lstatSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { connect, createServer, type Socket } from "node:net"
import { join } from "node:path"
import { answersReader, clientReader } from "./wire.ts"

/** Where PostgreSQL itself still listens: a port of the folder that only tests ask for. */
export const ownPort = 5433

export interface Stop {
  /** The n-th statement from now of the application's role, or its first one that says this. */
  readonly at: number | RegExp
  /** Before it is sent, or when it is done and its answer has not been heard. */
  readonly moment: "before" | "after"
}

interface Wait extends Stop {
  readonly reached: (statement: string) => void
}
interface Pair {
  readonly client: Socket
  readonly server: Socket
}

export const lineBefore = async (folder: string) => {
  const path = join(folder, ".s.PGSQL.5432")
  const own = join(folder, `.s.PGSQL.${ownPort}`)
  const line = join(folder, "line")
  const pairs = new Set<Pair>()
  let waits: Array<Wait> = []
  let isStopped = false
  let latencyMillis = 0
  let answerBytes = Number.POSITIVE_INFINITY
  let statements = 0

  const isReached = ({ at }: Stop, statement: string) =>
    typeof at === "number" ? statements >= at : at.test(statement)

  /** The wait that ends at this statement; whatever else was waited for is over with it. */
  const waitEndingAt = (statement: string): Wait | undefined => {
    statements += 1
    const wait = waits.find((one) => isReached(one, statement))
    if (wait === undefined) return undefined
    waits = []
    isStopped = true
    return wait
  }

  const cut = (pair: Pair) => {
    pairs.delete(pair)
    pair.client.destroy()
    pair.server.destroy()
  }

  const joined = (client: Socket) => {
    const server = connect(own)
    const pair = { client, server }
    pairs.add(pair)
    const [sent, answered] = [clientReader(), answersReader()]
    let role = ""
    let open = 1
    let heard = () => {}
    let left = answerBytes
    const later = (act: () => void) => (latencyMillis === 0 ? act() : setTimeout(act, latencyMillis))
    client.on("data", (more) => {
      for (const message of sent(more)) {
        if (isStopped) return
        role = message.role ?? role
        const wait =
          message.statement === undefined || role !== "tehai_app" ? undefined : waitEndingAt(message.statement)
        if (wait?.moment === "before") return wait.reached(message.statement ?? "")
        if (message.isAnswered) open += 1
        if (wait !== undefined) heard = () => open === 0 && wait.reached(message.statement ?? "")
        later(() => server.write(message.bytes))
      }
    })
    server.on("data", (more) => {
      open -= answered(more)
      if (isStopped) return heard()
      left -= more.length
      if (left < 0) return cut(pair)
      client.write(more)
    })
    for (const socket of [client, server]) socket.on("error", () => cut(pair)).on("close", () => cut(pair))
  }

  const listening = createServer(joined)
  rmSync(line, { force: true })
  await new Promise<void>((resolve) => listening.listen(line, resolve))
  let since = 0
  const stepBefore = () => {
    if (!existsSync(path) || lstatSync(path).isSymbolicLink()) return
    renameSync(path, own)
    symlinkSync(line, path)
    since = Date.now()
  }
  stepBefore()
  const watch = setInterval(stepBefore, 5)

  return {
    /** Comes to its end at the first of these stops; nothing passes from then on until `goOn`. */
    stopAt: (...stops: ReadonlyArray<Stop>) => {
      statements = 0
      return new Promise<string>((reached) => {
        waits = stops.map((stop) => ({ ...stop, reached }))
      })
    },
    stop: () => {
      waits = []
      isStopped = true
    },
    /** Lets everything pass again; connections that were stopped are cut. */
    goOn: () => {
      for (const pair of pairs) cut(pair)
      isStopped = false
    },
    cutAll: () => {
      for (const pair of pairs) cut(pair)
    },
    /** Cuts each later connection once so many bytes were answered on it. */
    cutAfter: (bytes: number) => {
      answerBytes = bytes
    },
    beLate: (millis: number) => {
      latencyMillis = millis
    },
    /** Since when every new connection comes by the line; in milliseconds of the epoch. */
    since: () => since,
    end: () => {
      clearInterval(watch)
      for (const pair of pairs) cut(pair)
      listening.close()
    },
  }
}
export type Line = Awaited<ReturnType<typeof lineBefore>>
