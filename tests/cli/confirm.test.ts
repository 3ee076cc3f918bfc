import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const asking = fileURLToPath(new URL("confirming.ts", import.meta.url))
const endOf = (program: string, words: ReadonlyArray<string>, typed: string) =>
  new Promise<number | null>((resolve) => {
    const child = spawn(program, words, { stdio: ["pipe", "ignore", "ignore"] })
    child.stdin.on("error", () => {}).end(typed)
    child.once("exit", resolve)
  })

test.each([
  ["y", 0],
  ["はい", 0],
  ["n", 1],
  ["", 1],
])("at a terminal %j decides", async (answer, code) => {
  // util-linux's own terminal: -e hands on the exit code of the command.
  const ended = await endOf("script", ["-qec", `${process.execPath} ${asking}`, "/dev/null"], `${answer}\n`)
  expect(ended).toBe(code)
})

test("without a terminal only --yes agrees", async () => {
  expect(await endOf(process.execPath, [asking], "y\n")).toBe(1)
  expect(await endOf(process.execPath, [asking, "--yes"], "")).toBe(0)
})
