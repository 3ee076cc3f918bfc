/** Every command that does something shows examples in its help: read from where the commands are written. */
import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const folder = new URL("../../cli/commands/", import.meta.url)
const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"))

/** The names of the commands of a source that act and show no example. */
const withoutExamples = (source: string) =>
  source
    .split(/(?=\.command\()/)
    .filter((part) => part.startsWith(".command(") && part.includes(".action(") && !part.includes("examplesText("))
    .map((part) => /^\.command\(\s*"([^"]+)"/.exec(part)?.[1])

test("every command's help shows examples", () => {
  expect(sources.flatMap(withoutExamples)).toEqual([])
  const commands = sources.flatMap((source) => source.match(/\.action\(/g) ?? [])
  expect(commands.length).toBeGreaterThan(35)
})

test("the guard sees a planted fault: a command without an example", () => {
  const source = `program.command("one").addHelpText("after", examplesText("tehai one")).action(run)
    program.command("two <id>").description("…").action(run)`
  expect(withoutExamples(source)).toEqual(["two <id>"])
})
