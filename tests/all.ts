/**
 * All tests, or those of the paths that are given: the browser's beside the others, because each waits for much that is no work. What they say is shown line by
 * line as it comes, each line with who says it. At the end stand each runner's own sums as it prints them, which CI
 * counts, and how whoever failed came to its end.
 */
import { spawn } from "node:child_process"
import { stripVTControlCharacters } from "node:util"
import { byFolder } from "./folders.ts"

const lastLines = 40

interface Ended {
  readonly program: string
  readonly said: ReadonlyArray<string>
  readonly code: number | null
}

/** Hands over whole lines, so that neither program cuts into the other's. */
const lineByLine = (take: (line: string) => void) => {
  let open = ""
  return {
    add: (text: string) => {
      const lines = `${open}${text}`.split("\n")
      open = lines.pop() ?? ""
      for (const line of lines) take(line)
    },
    end: () => {
      if (open !== "") take(open)
    },
  }
}

const widest = "playwright".length

const run = (program: string, words: ReadonlyArray<string>) =>
  new Promise<Ended>((resolve) => {
    const said: Array<string> = []
    const tell = (line: string) => {
      said.push(line)
      process.stdout.write(`${program.padEnd(widest)} | ${line}\n`)
    }
    tell(`${[program, ...words].join(" ")} を始めます / started`)
    const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"] })
    const parts = [child.stdout, child.stderr].map((stream) => {
      const lines = lineByLine(tell)
      stream.setEncoding("utf8").on("data", lines.add)
      return lines
    })
    child.once("close", (code) => {
      for (const lines of parts) lines.end()
      tell(code === 0 ? "終わりました / done" : `失敗しました / failed (${code ?? "killed"})`)
      resolve({ program, said, code })
    })
  })

const isBrowserTest = (path: string) => path.includes("tests/e2e")

/** "      Tests  3 failed | 120 passed (123)" of vitest, "  18 passed (24s)" of Playwright. */
const isSum = (line: string) => /^ +(Test Files +|Tests +)?\d+ (passed|failed|flaky|skipped)/.test(line)

/** What is in the browser's folder is Playwright's. Without a path both run all that is theirs. */
const paths = process.argv.slice(2)
const [inBrowser, others] = [paths.filter(isBrowserTest), paths.filter((path) => !isBrowserTest(path))]
const runs = [
  ...(paths.length === 0 || others.length > 0 ? [run("vitest", ["run", ...others])] : []),
  ...(paths.length === 0 || inBrowser.length > 0 ? [run("playwright", ["test", ...inBrowser])] : []),
]
const ended = await Promise.all(runs)
for (const { program, said, code } of ended.filter(({ code }) => code !== 0)) {
  process.stdout.write(
    `\n== ${program} failed (${code ?? "killed"}); the end of what it said\n${said.slice(-lastLines).join("\n")}\n`,
  )
  process.exitCode = 1
}

const plain = ended.flatMap(({ said }) => said.map(stripVTControlCharacters))
if (paths.length === 0) process.stdout.write(`\n== by folder\n${byFolder(plain).join("\n")}\n`)

for (const { program, said } of ended)
  process.stdout.write(`\n== ${program}\n${said.map(stripVTControlCharacters).filter(isSum).join("\n")}\n`)
