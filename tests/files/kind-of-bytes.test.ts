/** What is a Word file and what a PDF, by their bytes. */
import { expect, test } from "vitest"
import { fileName } from "#modules/files/rules/file-name.ts"
import { isHeic, kindOfBytes } from "#modules/files/rules/kind-of-bytes.ts"
import { archive, wordParts } from "./a-word-file.ts"

test.each([
  ["a plain one", {}, "docx"],
  [
    "with pictures, a table of Excel and folders",
    { "word/": "", "word/media/図 1.png": "x", "word/embeddings/a.xlsx": "x" },
    "docx",
  ],
  ["whose document is empty", { "word/document.xml": "" }, undefined],
  ["with a way out of its folder", { "word/../../../x.xml": "x" }, undefined],
  ["with a way out by the other stroke", { "word\\..\\x.xml": "x" }, undefined],
  ["with a script", { "word/evil.js": "x" }, undefined],
  ["with another's object", { "word/embeddings/oleObject1.ole": "x" }, undefined],
  ["with macros", { "word/vbaProject.xml": "x" }, undefined],
  ["with something beside it", { "setup.xml": "x" }, undefined],
] as const)("UI-03 a Word file %s", (_, more, kind) => {
  expect(kindOfBytes(archive({ ...wordParts, ...more }))).toBe(kind)
})

test("UI-03 ten bytes that say to be a PDF are a text, which is saved and never shown", () => {
  expect(kindOfBytes(Buffer.from("%PDF-%%EOF"))).toBe("text")
})

test("UI-03 a table of text is called a text, so that nobody's Excel opens a stranger's formula", () => {
  expect(fileName("勤怠.csv", "text")).toBe("勤怠.csv.txt")
  expect(fileName("契約.txt", "text")).toBe("契約.txt")
})

test("UI-03 a photo in the iPhone's own format is known as one, and none that says to be an MP4", () => {
  const named = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0`)])
  expect(["heic", "heix", "mif1"].map((brand) => isHeic(named(brand)))).toEqual([true, true, true])
  expect([isHeic(named("isom")), isHeic(Buffer.from("ftyp")), kindOfBytes(named("heic"))]).toEqual([
    false,
    false,
    undefined,
  ])
})
