/**
 * All tests: the browser's beside the others, because each waits for much that is no work. What the browser's say is
 * shown as it comes, what the others say when they have ended, so that neither cuts into the other's lines; at the end
 * stands how whoever failed came to its end.
 */
import { spawn } from "node:child_process"

const lastLines = 40

interface Ended {
  readonly program: string
  readonly said: string
  readonly code: number | null
}
const run = (program: string, words: ReadonlyArray<string>, isShown: boolean) =>
  new Promise<Ended>((resolve) => {
    const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"] })
    const said: Array<string> = []
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said.push(text)
        if (isShown) process.stdout.write(text)
      })
    child.once("close", (code) => resolve({ program, said: said.join(""), code }))
  })

const [others, browser] = await Promise.all([run("vitest", ["run"], false), run("playwright", ["test"], true)])
process.stdout.write(`\n${others.said}\n`)
for (const { program, said, code } of [others, browser].filter(({ code }) => code !== 0)) {
  const end = said.trimEnd().split("\n").slice(-lastLines).join("\n")
  process.stdout.write(`\n== ${program} failed (${code ?? "killed"}); the end of what it said\n${end}\n`)
  process.exitCode = 1
}
