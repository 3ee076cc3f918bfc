import { layer } from "@effect/vitest"
import { Effect } from "effect"
import { expect } from "vitest"
import { Documents } from "../../modules/documents/index.ts"
import { readPdf } from "./pdf-text.ts"

const template = new URL("./templates/a3-sheet.tsx", import.meta.url)
const meta = {
  title: "請求書 <10月> & 別紙",
  author: 'A&B "工務店"\u0000',
  subject: "渋谷'駅前'",
  keywords: "a<b",
  language: "ja",
  createdAt: "2026-12-25T00:00:00.000Z",
} as const

layer(Documents.layer({ threads: 1 }))("kept papers", (it) => {
  it.effect("a paper is PDF/A-3b and describes itself in XML, whatever its parties are called", () =>
    Effect.gen(function* () {
      const documents = yield* Documents
      const pdf = yield* documents.render({ template, view: { text: "手配詳細　渋谷駅前" }, meta })
      const { xmp } = yield* Effect.promise(() => readPdf(pdf))
      expect([xmp("pdfaid:part"), xmp("pdfaid:conformance")]).toEqual(["3", "B"])
      expect([xmp("dc:title"), xmp("dc:creator"), xmp("dc:description"), xmp("pdf:keywords")]).toEqual([
        "請求書 <10月> & 別紙",
        ['A&B "工務店"'],
        "渋谷'駅前'",
        "a<b",
      ])
      expect(xmp("xmp:createdate")).toBe("2026-12-25T00:00:00Z")
      const file = new TextDecoder("latin1").decode(pdf)
      expect(file).toMatch(/\/S \/GTS_PDFA1/)
      expect(file).toMatch(/\/DestOutputProfile \d+ 0 R/)
      // each font of a page lies in the file
      expect(file.match(/\/FontDescriptor \d+ 0 R/g)?.length).toBe(file.match(/\/FontFile[23] \d+ 0 R/g)?.length)
    }),
  )
})
