import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const beside = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8")

/** `V1.2.4 1`: every requirement of levels 1 and 2 with its level. */
const required = beside("asvs-5.0.0.txt").trim().split("\n")

interface Line {
  readonly id: string
  readonly level: string
  readonly kind: string
  readonly words: string
  /** Files of tests, each with words that stand in it. */
  readonly shownBy: ReadonlyArray<readonly [file: string, title: string]>
}
const linesOf = (text: string): ReadonlyArray<Line> =>
  [...text.matchAll(/^\| (V[\d.]+) \| (\d) \| ([a-z ]+) \| (.+) \|$/gm)].map(
    ([, id = "", level = "", kind = "", rest = ""]) => ({
      id,
      level,
      kind,
      words: rest.split(" — `")[0] ?? "",
      shownBy: [...rest.matchAll(/`(tests\/[^`]+)` “([^”]+)”/g)].map(
        ([, file = "", title = ""]) => [file, title] as const,
      ),
    }),
  )

const complaintsOf = (text: string) => {
  const lines = linesOf(text)
  const told = new Set(lines.map(({ id, level }) => `${id} ${level}`))
  const reasonless = ({ kind, words, shownBy }: Line) =>
    kind === "holds" ? shownBy.length === 0 : !["no case", "short"].includes(kind) || words.length < 5
  return [
    ...required.filter((one) => !told.has(one)).map((one) => `${one} has no line`),
    ...lines
      .filter((line, place) => lines.findIndex(({ id }) => id === line.id) !== place)
      .map(({ id }) => `${id} stands twice`),
    ...lines.filter(reasonless).map(({ id }) => `${id} says neither a test nor a reason`),
    ...lines.flatMap(({ id, shownBy }) =>
      shownBy.flatMap(([file, title]) =>
        existsSync(file) && readFileSync(file, "utf8").includes(title) ? [] : [`${id}: no “${title}” in ${file}`],
      ),
    ),
  ]
}

test("each requirement of ASVS 5.0 that applies names the test that shows it, or says why it is short", () => {
  expect(required).toHaveLength(253)
  expect(complaintsOf(beside("asvs.md"))).toEqual([])
})

test("the guard sees a planted fault: a line left out, a test that is gone, a claim without either", () => {
  const text = beside("asvs.md")
  const without = text.replace(/^\| V8\.4\.1 .*\n/m, "")
  expect(complaintsOf(without)).toEqual(["V8.4.1 2 has no line"])
  const gone = text.replace("“AUTH-27 who may do what", "“AUTH-27 whoever likes")
  expect(complaintsOf(gone)[0]).toMatch(/no “AUTH-27 whoever likes/)
  const bare = text.replace(/^\| V7\.4\.4 \| 2 \| holds .*$/m, "| V7.4.4 | 2 | holds | In the menu |")
  expect(complaintsOf(bare)).toEqual(["V7.4.4 says neither a test nor a reason"])
})
