/** Real `tehai` commands, to their end: exit code, answer and complaint. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { clusterGoesAfterFile, type Environment } from "../launcher/launched.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))
const hook = join(root, "modules/documents/tsx-hook.ts")

export interface Ended {
  readonly code: number
  readonly out: string
  readonly errors: string
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the answer.
  readonly json: any
}

const parsed = (text: string) => (text.startsWith("{") ? JSON.parse(text) : undefined)

export const command = (words: ReadonlyArray<string>, environment: Environment, stdin = ""): Promise<Ended> =>
  new Promise((resolve) => {
    if (environment.DATA_DIR !== undefined) clusterGoesAfterFile(environment.DATA_DIR)
    const child = spawn(process.execPath, ["--import", hook, join(root, "cli/main.ts"), ...words], {
      cwd: root,
      env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "/", ...environment },
      stdio: ["pipe", "pipe", "pipe"],
    })
    const [out, errors] = [[] as string[], [] as string[]]
    child.stdout.setEncoding("utf8").on("data", (text: string) => out.push(text))
    child.stderr.setEncoding("utf8").on("data", (text: string) => errors.push(text))
    child.stdin.on("error", () => {}).end(stdin)
    child.once("close", (code) => {
      const said = out.join("")
      resolve({ code: code ?? -1, out: said, errors: errors.join(""), json: parsed(said) })
    })
  })
