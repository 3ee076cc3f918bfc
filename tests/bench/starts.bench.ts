/** `npm start` as a newcomer's first and second one, and what all its processes hold when nobody asks anything. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { freePort } from "../kernel/free-port.ts"
import { asBench } from "./as-bench.ts"
import { inFolder } from "./folder.ts"
import { type Row, shown, spreadOf, spreadShown, verdictOf, type Wanted } from "./harness.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))
const roundsOf = { quick: 1, usual: 3, full: 7 } as const
const idleMillis = 10_000

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

interface Health {
  readonly isReady: boolean
}
/** Before anybody listens, a caller of a port in this range may by chance be connected to itself, and waits for ever. */
const health = async (port: number): Promise<Health | undefined> =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(500) }).then(
    (answer): Promise<Health> => answer.json(),
    () => undefined,
  )

interface Start {
  readonly child: ChildProcess
  /** Milliseconds until it answers, and until its pages can be used. */
  readonly answers: number
  readonly isReady: number
}

const start = async (dataDir: string): Promise<Start> => {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ["--import", "./modules/documents/tsx-hook.ts", "cli/main.ts", "serve"], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  })
  let answers = Number.NaN
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const said = await health(port)
    if (said !== undefined && Number.isNaN(answers)) answers = performance.now() - began
    if (said?.isReady === true) return { child, answers, isReady: performance.now() - began }
    await pause(20)
  }
}

const end = async ({ child }: Start) => {
  const gone = once(child, "exit")
  child.kill("SIGTERM")
  await gone
}

const textOf = (file: string) => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}
const kilobytesIn = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0)

/** The server, its children, the postmaster of this data folder and its children. */
const processesOf = (pid: number, dataDir: string): ReadonlyArray<string> => {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  const parent = new Map(all.map((one) => [one, /^PPid:\s+(\d+)/m.exec(textOf(`/proc/${one}/status`))?.[1] ?? ""]))
  const own = new Set(all.filter((one) => one === String(pid) || textOf(`/proc/${one}/cmdline`).includes(dataDir)))
  for (let grew = true; grew; ) {
    const more = all.filter((one) => !own.has(one) && own.has(parent.get(one) ?? ""))
    for (const one of more) own.add(one)
    grew = more.length > 0
  }
  return [...own]
}

/** Megabytes; a page that several processes share is counted once (PSS), and in each of them (RSS). */
const memoryOf = (pid: number, dataDir: string) => {
  const processes = processesOf(pid, dataDir)
  const sum = (name: string) =>
    processes.reduce((all, one) => all + kilobytesIn(textOf(`/proc/${one}/smaps_rollup`), name), 0) / 1024
  return { processes: processes.length, pss: sum("Pss"), rss: sum("Rss") }
}

const measured = async (wanted: Wanted): Promise<ReadonlyArray<Row>> => {
  const [first, ready, second, idle, held]: [
    Array<number>,
    Array<number>,
    Array<number>,
    Array<number>,
    Array<string>,
  ] = [[], [], [], [], []]
  for (let round = 0; round < roundsOf[wanted.pace]; round++) {
    const { one, other, memory } = await inFolder(async (dataDir) => {
      const one = await start(dataDir)
      await end(one)
      const other = await start(dataDir)
      await pause(idleMillis)
      const memory = memoryOf(other.child.pid ?? 0, dataDir)
      await end(other)
      return { one, other, memory }
    })
    first.push(one.answers / 1000)
    ready.push(one.isReady / 1000)
    second.push(other.isReady / 1000)
    idle.push(memory.pss)
    held.push(`${memory.processes} processes, RSS ${shown(memory.rss, "MB")}`)
  }
  const [began, again, memory] = [spreadOf(first), spreadOf(second), spreadOf(idle)]
  return [
    {
      what: "first start, until it answers",
      measured: spreadShown(began, "s"),
      goal: "≤ 6 s",
      verdict: verdictOf(began.median <= 6),
    },
    {
      what: "first start, until the demo can be used, two closes done",
      measured: spreadShown(spreadOf(ready), "s"),
      goal: "",
      verdict: "noted",
    },
    {
      what: "second start, until its pages can be used",
      measured: spreadShown(again, "s"),
      goal: "≤ 2 s",
      verdict: verdictOf(again.median <= 2),
    },
    {
      what: "idle memory of all processes, shared pages once",
      measured: `${spreadShown(memory, "MB")}; ${held.at(-1) ?? ""}`,
      goal: "≤ 350 MB",
      verdict: verdictOf(memory.median <= 350),
    },
  ]
}

await asBench({ name: "starts", run: measured })
