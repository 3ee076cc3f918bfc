/** The built web: made again only when something that goes into it has changed. */
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import {
  closeSync,
  existsSync,
  globSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Clock, Effect } from "effect"
import { onDisk } from "#modules/runtime/postgres/on-disk.ts"
import { filesOfBuild } from "../../web/bundled-files.ts"
import { WebNotBuilt } from "../refusals.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))
export const webFolder = join(root, "web", "dist")
const fresh = `${webFolder}.new`
const mark = join(webFolder, ".stamp")

/** Everything in web/ counts, also what no build has seen yet; of the modules what the build has bundled. */
const inputs = (bundled: ReadonlyArray<string>, from: string) => {
  const ofWeb = globSync(["web/**/*.{ts,tsx,css,html,json,svg,png,ico,webmanifest,js}", "package-lock.json"], {
    cwd: from,
    exclude: (name) => /^dist(\.new)?$/.test(name),
  })
  return [...new Set([...ofWeb, ...bundled])].filter((file) => file !== "web/routeTree.gen.ts").sort()
}

/** A digest of the files that a build depends on: all of web/, and what it bundled of the modules. */
export const stampOf = (bundled: ReadonlyArray<string>, from = root) => {
  const hash = createHash("sha256")
  for (const file of inputs(bundled, from)) {
    const path = join(from, file)
    hash.update(file).update("\0")
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest("hex")
}

/** Whether the build in web/dist was made of these very files. */
export const isWebFresh = () => {
  if (!existsSync(mark)) return false
  const bundled = filesOfBuild(webFolder)
  return bundled !== undefined && readFileSync(mark, "utf8") === stampOf(bundled)
}

/** The mark of a build that began then; none when one of its files was changed meanwhile, so that it is made again. */
const markOf = (folder: string, begun: number) => {
  const bundled = filesOfBuild(folder) ?? []
  const isChanged = inputs(bundled, root).some((file) => statSync(join(root, file)).mtimeMs >= begun)
  return isChanged ? "" : stampOf(bundled)
}

/** Runs a program of ours on this Node; fails with what it said. */
const run = (command: string, programArguments: ReadonlyArray<string>, handedDown: number | "ignore") =>
  Effect.callback<void, WebNotBuilt>((resume) => {
    // Whatever starts us: of React's two builds the other one is three times as large, and it would stay.
    const env = { ...process.env, NODE_ENV: "production" }
    const child = spawn(command, programArguments, { cwd: root, env, stdio: ["ignore", "pipe", "pipe", handedDown] })
    const said: Array<string> = []
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => said.push(text))
    child.once("error", (error) => resume(Effect.fail(new WebNotBuilt({ said: error.message }))))
    child.once("close", (code) =>
      resume(code === 0 ? Effect.void : Effect.fail(new WebNotBuilt({ said: said.join("").trim() }))),
    )
    return Effect.sync(() => child.kill("SIGTERM"))
  })

const inWeb = <A>(change: () => A) =>
  onDisk(webFolder, change).pipe(
    Effect.mapError((refusal) => new WebNotBuilt({ said: `${refusal._tag} ${refusal.folder}` })),
  )

/** Two starts at once build once: the second waits, then finds it done. The lock (on web/) ends with its process. */
const oneAtATime = Effect.acquireRelease(
  inWeb(() => openSync(join(root, "web"), "r")),
  (file) => Effect.sync(() => closeSync(file)),
).pipe(Effect.tap((file) => run("flock", ["--exclusive", "--timeout", "120", "3"], file)))

const build = Effect.fn("Cli.buildWeb")(function* () {
  yield* oneAtATime
  if (yield* inWeb(isWebFresh)) return
  const begun = yield* Clock.currentTimeMillis
  yield* inWeb(() => rmSync(fresh, { recursive: true, force: true }))
  const vite = join(root, "node_modules", "vite", "bin", "vite.js")
  yield* run(process.execPath, [vite, "build", "web", "--outDir", "dist.new", "--logLevel", "warn"], "ignore")
  yield* inWeb(() => {
    writeFileSync(join(fresh, ".stamp"), markOf(fresh, begun))
    rmSync(webFolder, { recursive: true, force: true })
    renameSync(fresh, webFolder)
  })
}, Effect.scoped)

/**
 * Builds the web unless it is built from these very inputs; gives the milliseconds that it took, 0 when nothing had to
 * be done. `starting` runs before a build. Fails with WebNotBuilt and leaves the last build as it was.
 */
export const builtWeb = Effect.fn("Cli.builtWeb")(function* (starting: Effect.Effect<void>) {
  if (!existsSync(join(root, "web", "index.html"))) return 0
  const begun = yield* Clock.currentTimeMillis
  if (yield* inWeb(isWebFresh)) return 0
  yield* starting
  yield* build()
  return (yield* Clock.currentTimeMillis) - begun
})
