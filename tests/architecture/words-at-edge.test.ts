/** An operation says what is wrong by a key, a code or a view's sentence; only what answers makes the reader's words of it. */
import { expect, test } from "vitest"
import { readSource, type SourceFile, sourcesOf } from "./source.ts"

const isInside = /^modules\/[^/]+\/(operations|rules|repository)\/|^modules\/[^/]+\/repository\.ts$/
/** Takes one of the functions that make words of a key or a code. */
const wording = /import \{[^}]*\b(fieldMessage|errorText|inWords)\b[^}]*\} from/

const wordsInside = (files: ReadonlyArray<SourceFile>) =>
  files.filter(({ file, text }) => isInside.test(file) && wording.test(text)).map(({ file }) => file)

test("no operation, rule or repository makes words of what is wrong", () => {
  expect(wordsInside(sourcesOf("modules"))).toEqual([])
})

test("the check sees an operation that speaks a language", () => {
  const planted = (file: string, line: string) => wordsInside([readSource(file, line)])
  const words = `import { fieldMessage, messageKey } from "#modules/kernel/fields/messages.ts"`
  const sentence = `import {\n  errorText,\n  refuse,\n} from "#modules/kernel/errors.ts"`
  expect(planted("modules/people/operations/a.ts", words)).toHaveLength(1)
  expect(planted("modules/people/operations/cards/a.ts", sentence)).toHaveLength(1)
  expect(planted("modules/people/operations/a.ts", `import { messageKey } from "a"\nconst inWords = 1`)).toEqual([])
  expect(planted("modules/imports/views/a.ts", words)).toEqual([])
})
