import { expect, test } from "vitest"
import { readSource, type SourceFile, sourcesOf } from "./source.ts"

const tooLong = (files: ReadonlyArray<SourceFile>) =>
  files.filter(({ lines }) => lines > 250).map(({ file, lines }) => `${file}: ${lines}`)
/** Vague names that came from outside. */
const theirs: Record<string, string> = {
  "web/lib/toast-manager.ts": "Base UI's word for what it makes",
  "web/i18n/ja/common.ts": "i18next's default namespace",
  "web/i18n/en/common.ts": "i18next's default namespace",
  "web/i18n/vi/common.ts": "i18next's default namespace",
}
const vague = (files: ReadonlyArray<SourceFile>) =>
  files
    .map(({ file }) => file)
    .filter((file) => !(file in theirs) && /(^|[/-])(utils?|helpers?|common|misc|managers?)\.tsx?$/.test(file))

test("no file is longer than 250 lines", () => {
  expect(tooLong(sourcesOf("modules", "cli", "workflows", "web", "tests"))).toEqual([])
  expect(tooLong([readSource("a.ts", "1\n".repeat(250))])).toEqual([])
  expect(tooLong([readSource("a.ts", "1\n".repeat(251))])).toEqual(["a.ts: 251"])
})

test("a file is named after the one thing inside", () => {
  expect(vague(sourcesOf("modules", "cli", "workflows", "web", "tests"))).toEqual([])
  expect(vague([readSource("web/lib/date-utils.ts", "")])).toEqual(["web/lib/date-utils.ts"])
})
