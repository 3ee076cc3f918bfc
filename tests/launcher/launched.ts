/** Real `tehai` processes on data folders of their own; whatever a test leaves running is ended with its file. */
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterFile } from "../kernel/leftovers.ts"
import { until } from "../kernel/until.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))
const hook = join(root, "modules/documents/tsx-hook.ts")

export const isRoot = process.getuid?.() === 0

export interface Launched {
  readonly pid: number
  readonly url: string
  /** The log lines so far, as they were written. */
  readonly log: () => ReadonlyArray<Record<string, unknown>>
  /** Everything on stdout, as a terminal shows it. */
  readonly said: () => string
  readonly errors: () => string
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
  readonly signal: (name: NodeJS.Signals) => void
}

/** As root a cluster may lie outside the folder that the test made. */
export const clusterGoesAfterFile = (dataDir: string) =>
  afterFile(() => {
    const pid = postmasterOf(dataDir)
    if (pid !== undefined) process.kill(pid, "SIGKILL")
    const cluster = clusterOf(dataDir)
    if (!cluster.startsWith(dataDir)) rmSync(dirname(cluster), { recursive: true, force: true })
  })

export type Environment = Readonly<Record<string, string>>

export const tehai = (words: ReadonlyArray<string>, environment: Environment): Launched => {
  const child = spawn(process.execPath, ["--import", hook, join(root, "cli/main.ts"), ...words], {
    cwd: environment.DATA_DIR !== undefined && existsSync(environment.DATA_DIR) ? environment.DATA_DIR : root,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "/", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  if (environment.DATA_DIR !== undefined) clusterGoesAfterFile(environment.DATA_DIR)
  afterFile(() => child.kill("SIGKILL"))
  const [out, errors] = [[] as string[], [] as string[]]
  child.stdout.setEncoding("utf8").on("data", (text: string) => out.push(text))
  child.stderr.setEncoding("utf8").on("data", (text: string) => errors.push(text))
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${environment.PORT ?? 3000}`,
    log: () =>
      out
        .join("")
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line): Record<string, unknown> => JSON.parse(line)),
    said: () => out.join(""),
    errors: () => errors.join(""),
    ended: new Promise((resolve) => child.once("close", (code, signal) => resolve(code ?? signal ?? "gone"))),
    signal: (name) => child.kill(name),
  }
}

/** A server that says it is ready; fails with what it said when it ends instead. */
export const aServer = async (environment: Environment): Promise<Launched> => {
  const server = tehai(["serve", "--no-demo", "--json"], environment)
  let end: number | string | undefined
  server.ended.then((code) => {
    end = code
  })
  await until("ready", () => {
    if (end !== undefined) throw new Error(`ended with ${end}: ${server.errors()}`)
    return server.log().find((line) => line.message === "ready")
  })
  return server
}

/** Where the cluster of a data folder lies. */
export const clusterOf = (dataDir: string) => {
  const pointer = join(dataDir, "POSTGRES_IS_IN")
  return existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : join(dataDir, "postgres")
}

export const postmasterOf = (dataDir: string): number | undefined => {
  const file = join(clusterOf(dataDir), "postmaster.pid")
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, "utf8").split("\n")[0])
  return pid > 0 && existsSync(`/proc/${pid}`) ? pid : undefined
}

/** A call that needs the database: a token never seen is refused with 401, which only a working product can say. */
export const statusOf = (url: string) =>
  fetch(`${url}/api/workspace`, {
    headers: { authorization: `Bearer ${randomBytes(24).toString("hex")}`, companyid: "1" },
    signal: AbortSignal.timeout(3_000),
  }).then(
    (answer) => answer.status,
    () => 0,
  )
