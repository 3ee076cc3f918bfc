/**
 * `npm run dev`: the product for whoever works on it. The server starts anew when a file that it has read changes; Vite
 * shows a changed screen at once. The data are those of `npm start`, with the demo.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../", import.meta.url))
const hook = "./modules/documents/tsx-hook.ts"
const api = `http://127.0.0.1:${process.env.PORT ?? "3000"}`

/** Each program in a group of its own, so that one Ctrl+C is passed on once and in order. */
const run = (words: ReadonlyArray<string>, env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, words, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit", detached: true })

const server = run(
  [
    "--watch",
    "--watch-preserve-output",
    "--import",
    hook,
    "cli/main.ts",
    "serve",
    "--no-build",
    ...process.argv.slice(2),
  ],
  {},
)
const web = run(["node_modules/vite/bin/vite.js", "dev", "web", "--clearScreen", "false"], { TEHAI_API: api })
process.stdout.write(`開発用の画面 / the screens to work on: http://127.0.0.1:5173 （API: ${api}）\n`)

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
const end = () => {
  for (const program of [web, server]) if (isRunning(program)) program.kill("SIGTERM")
}
process.on("SIGINT", end)
process.on("SIGTERM", end)
// Half of it is of no use: when one ends, so does the other.
for (const program of [web, server]) program.once("exit", end)
