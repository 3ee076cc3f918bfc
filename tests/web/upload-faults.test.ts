/** Several files at once: the bad ones are named, the good ones are kept. */
import { expect, test } from "vitest"
import { isAttachment, refusedFiles, whatFits } from "@/lib/upload-faults.ts"

const files = ["a.pdf", "b.exe", "c.png"].map((name) => ({ name }))

test("STAFF-20 one bad file of three is named with its reason, and the others can be sent without it", () => {
  expect(refusedFiles(files, [{ field: "files.1", message: "この種類のファイルは使えません。" }])).toEqual({
    good: [{ name: "a.pdf" }, { name: "c.png" }],
    refused: [{ name: "b.exe", why: "この種類のファイルは使えません。" }],
  })
})

test("a refusal that is about no file names none, so that it is told as a whole", () => {
  expect(refusedFiles(files, [{ field: "fileName", message: "…" }]).refused).toEqual([])
  expect(refusedFiles(files, []).good).toHaveLength(3)
})

test("the eleventh file is left out and said; the ten that fit are sent", () => {
  const eleven = Array.from({ length: 11 }, (_, at) => ({ name: `${at}.pdf` }))
  expect(whatFits(eleven, 10)).toEqual({ fitting: eleven.slice(0, 10), beyond: eleven.slice(10) })
  expect(whatFits(eleven, 0)).toEqual({ fitting: [], beyond: eleven })
  expect(whatFits(eleven.slice(0, 2), 10).beyond).toEqual([])
})

test("TASK-29 an attachment is a PDF or a picture by its name, in whichever letters", () => {
  const names = ["図面.PDF", "a.jpeg", "b.JPG", "c.png", "d.webp", "memo.txt", "f0.pdf.txt", "契約.docx", "pdf"]
  expect(names.filter((name) => isAttachment({ name }))).toEqual(names.slice(0, 5))
  expect(isAttachment({ name: "1000012", type: "image/jpeg" })).toBe(true)
  // The server says how such a photo becomes a JPEG.
  expect(isAttachment({ name: "IMG_0001.HEIC" })).toBe(true)
})
