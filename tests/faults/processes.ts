/** Server and worker processes on a data folder of their own: killed, and started again as systemd would. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { freePort } from "../kernel/free-port.ts"
import { until } from "../kernel/until.ts"
import { clusterOf, postmasterOf } from "../launcher/launched.ts"
import { compiled } from "../workflows/compiled.ts"

export type Kind = "serve" | "work"
const program = fileURLToPath(new URL("./tehai.ts", import.meta.url))

export interface Running {
  readonly kind: Kind
  /** Until it says that it serves or works; fails with what it said when it ends instead. */
  readonly ready: () => Promise<void>
  readonly log: () => ReadonlyArray<Record<string, unknown>>
  /** Nothing while it lives, else its last words. */
  readonly lastWords: () => string | undefined
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>
}

const running = (kind: Kind, child: ChildProcess): Running => {
  const [out, errors] = [[] as Array<string>, [] as Array<string>]
  child.stdout?.setEncoding("utf8").on("data", (text: string) => out.push(text))
  child.stderr?.setEncoding("utf8").on("data", (text: string) => errors.push(text))
  const exit = once(child, "exit")
  const log = () =>
    out
      .join("")
      .split("\n")
      .filter((line) => line.startsWith("{") && line.endsWith("}"))
      .map((line): Record<string, unknown> => JSON.parse(line))
  const lastWords = () =>
    child.exitCode === null && child.signalCode === null
      ? undefined
      : `${kind} ended (${child.exitCode ?? child.signalCode}): ${errors.join("")}${out.slice(-3).join("")}`
  return {
    kind,
    log,
    lastWords,
    ready: async () => {
      await until(`${kind} is ready`, () => {
        const words = lastWords()
        if (words !== undefined) throw new Error(words)
        return log().some(({ message }) => message === (kind === "serve" ? "ready" : "working")) || undefined
      })
    },
    kill: async (signal = "SIGKILL") => {
      child.kill(signal)
      await exit
    },
  }
}

const asked = <A>(look: () => A): A | undefined => {
  try {
    return look()
  } catch {
    return undefined
  }
}

/** A dead one that nobody has reaped still has its number. */
const isAlive = (pid: number) => asked(() => !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))) ?? false

/** Every process that stands in the cluster, the postmaster first. */
const postgresOf = (dataDir: string) => {
  const cluster = clusterOf(dataDir)
  const standing = readdirSync("/proc").filter(
    (pid) => /^\d+$/.test(pid) && asked(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster,
  )
  return [postmasterOf(dataDir) ?? 0, ...standing.map(Number)].filter(isAlive)
}

const end = (pid: number) => asked(() => process.kill(pid, "SIGKILL"))

/** A data folder that PostgreSQL's account can pass through; the next process of a kind is loaded while the last one works. */
export const processesOn = Effect.fn("Tests.processesOn")(function* (
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
) {
  const port = yield* Effect.promise(freePort)
  const children = new Set<ChildProcess>()
  const spares = new Map<Kind, ChildProcess>()
  const load = (kind: Kind) => {
    const child = spawn(process.execPath, [...process.execArgv, program, kind], {
      cwd: tmpdir(),
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { ...process.env, ...more, NODE_COMPILE_CACHE: compiled, DATA_DIR: dataDir, PORT: String(port) },
    })
    children.add(child)
    child.once("exit", () => children.delete(child))
    return child
  }
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      for (const child of children) child.kill("SIGKILL")
      for (const pid of postgresOf(dataDir)) end(pid)
    }),
  )
  return {
    dataDir,
    url: `http://127.0.0.1:${port}`,
    start: (kind: Kind): Running => {
      const child = spares.get(kind) ?? load(kind)
      spares.delete(kind)
      child.send("go")
      return running(kind, child)
    },
    /** Loads the next process of a kind, which waits until it is started. */
    loadNext: (kind: Kind) => {
      if (!spares.has(kind)) spares.set(kind, load(kind))
    },
    /** Asks PostgreSQL to end at once, as an operator who restarts it does. */
    endPostgres: async () => {
      const postmaster = await until("PostgreSQL", () => postmasterOf(dataDir))
      process.kill(postmaster, "SIGINT")
      await until("its end", () => (isAlive(postmaster) ? undefined : true))
    },
    /** Ends the postmaster alone, or every process of PostgreSQL at once; the postmaster's own end is waited for. */
    killPostgres: async (isWhole: boolean) => {
      const postmaster = await until("PostgreSQL", () => {
        const pid = postmasterOf(dataDir)
        return pid !== undefined && isAlive(pid) ? pid : undefined
      })
      for (const pid of isWhole ? [postmaster, ...postgresOf(dataDir)] : [postmaster]) end(pid)
      await until("its end", () => (isAlive(postmaster) ? undefined : true))
    },
  }
})
export type Processes = Effect.Success<ReturnType<typeof processesOn>>

/** A folder for data, gone with its scope and with whatever root keeps of it elsewhere. */
export const aDataFolder = Effect.acquireRelease(
  Effect.sync(() => {
    const folder = mkdtempSync(join(tmpdir(), "tehai-faults-"))
    chmodSync(folder, 0o755)
    return folder
  }),
  (folder) =>
    Effect.sync(() => {
      const cluster = clusterOf(folder)
      if (!cluster.startsWith(folder)) rmSync(dirname(cluster), { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    }),
)
