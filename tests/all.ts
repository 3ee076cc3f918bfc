/**
 * All tests: the browser's beside the others, because each waits for much that is no work. What the browser's say is
 * shown as it comes, what the others say when they have ended, so that neither cuts into the other's lines.
 */
import { spawn } from "node:child_process"

const run = (program: string, words: ReadonlyArray<string>, isShown: boolean) =>
  new Promise<{ readonly said: string; readonly isGood: boolean }>((resolve) => {
    const child = spawn(program, words, {
      stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
    })
    const said: Array<string> = []
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => said.push(text))
    child.once("close", (code) => resolve({ said: said.join(""), isGood: code === 0 }))
  })

const [others, browser] = await Promise.all([run("vitest", ["run"], false), run("playwright", ["test"], true)])
process.stdout.write(`\n${others.said}\n`)
process.exitCode = others.isGood && browser.isGood ? 0 : 1
