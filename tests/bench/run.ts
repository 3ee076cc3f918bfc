/**
 * `npm run bench [-- close calendar …] [--quick | --full] [--planted]`: every bench in a process of its own; the lines go into
 * README.md of this folder. `--planted` slows the product down on purpose and succeeds when every line that should notices.
 */
import { execFileSync, spawn } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { fileURLToPath } from "node:url"
import type { Row } from "./harness.ts"

const names = [
  "close",
  "calendar",
  "month-table",
  "series",
  "clock-in",
  "screen",
  "starts",
  "bytes",
  "pdf",
  "audit-cost",
  "backup",
  "known-address",
  "streams",
] as const
const order: ReadonlyArray<string> = names

const page = fileURLToPath(new URL("./README.md", import.meta.url))
const [begins, ends] = ["<!-- bench -->", "<!-- /bench -->"]

const words = process.argv.slice(2)
const flags = words.filter((word) => word.startsWith("--"))
const asked = words.filter((word) => !word.startsWith("--"))
const wanted =
  asked.length > 0 ? asked : names.filter((name) => existsSync(new URL(`./${name}.bench.ts`, import.meta.url)))
const hook = fileURLToPath(new URL("../../modules/documents/tsx-hook.ts", import.meta.url))

/** The bounds of memory that `npm start` gives the product. */
const { scripts } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))
const bounds: ReadonlyArray<string> = String(scripts.start).match(/--max-\S+/g) ?? []
const [, arenas = ""] = String(scripts.start).match(/MALLOC_ARENA_MAX=(\d+)/) ?? []

const loadNow = () => loadavg().map((load) => load.toFixed(1))

/** A bench writes its lines as one JSON text on its third stream, so that whatever else it says is only seen. */
const runBench = (name: string) =>
  new Promise<ReadonlyArray<Row>>((resolve, reject) => {
    const file = fileURLToPath(new URL(`./${name}.bench.ts`, import.meta.url))
    const child = spawn(process.execPath, ["--expose-gc", ...bounds, "--import", hook, file, ...flags, "--told"], {
      stdio: ["ignore", "inherit", "inherit", "pipe"],
      env: { ...process.env, MALLOC_ARENA_MAX: arenas },
    })
    const said: Array<string> = []
    child.stdio[3]?.on("data", (data: Buffer) => said.push(data.toString()))
    child.once("close", (code) =>
      code === 0 ? resolve(JSON.parse(said.join(""))) : reject(new Error(`${name} ended with ${code}`)),
    )
  })

const marks = { met: "✓", missed: "✗", dropped: "– limit varied", noted: "" } as const
const cell = (text: string) => text.replaceAll("|", "\\|")
const lineOf = ({ goal, measured, verdict, what }: Row) =>
  `| ${[what, measured, goal, marks[verdict]].map(cell).join(" | ")} |`

const commit = () => execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim()

interface Measured {
  readonly name: string
  readonly rows: ReadonlyArray<Row>
  readonly before: string
  readonly after: string
}

const tableOf = ({ after, before, name, rows }: Measured) => {
  const [cpu] = cpus()
  const head = `${new Date().toISOString().slice(0, 16)}Z, commit ${commit()}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model ?? "?"}, load ${before} → ${after}`
  return [
    `### ${name}`,
    "",
    head,
    "",
    "| what | measured | goal | |",
    "|---|---|---|---|",
    ...rows.map(lineOf),
    "",
  ].join("\n")
}

/** Each bench has its own part of the page; a run replaces the parts of the benches that ran. */
const written = (measured: ReadonlyArray<Measured>) => {
  const text = readFileSync(page, "utf8")
  const [before, rest = ""] = text.split(begins)
  const [old = "", after = ""] = rest.split(ends)
  const parts = new Map(
    old.split(/^(?=### )/m).flatMap((part) => {
      const name = /^### (\S+)/.exec(part)?.[1]
      return name === undefined ? [] : [[name, part.trimEnd()] as const]
    }),
  )
  for (const one of measured) parts.set(one.name, tableOf(one).trimEnd())
  const ordered = [...parts].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  return `${before}${begins}\n\n${ordered.map(([, part]) => part).join("\n\n")}\n\n${ends}${after}`
}

const measured: Array<Measured> = []
for (const name of wanted) {
  const before = loadNow().join(" ")
  const rows = await runBench(name)
  measured.push({ name, rows, before, after: loadNow().join(" ") })
  for (const row of rows) console.log(lineOf(row))
}
if (flags.includes("--planted")) {
  const unnoticed = measured
    .flatMap(({ rows }) => rows)
    .filter(({ noticesPlanted, verdict }) => noticesPlanted === true && verdict === "met")
  for (const row of unnoticed) console.error(`not noticed: ${row.what}`)
  process.exitCode = unnoticed.length > 0 ? 1 : 0
} else writeFileSync(page, written(measured))
