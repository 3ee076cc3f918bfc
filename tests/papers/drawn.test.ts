/** The eight papers as PDF: A4, every text selectable and within its margins, figures as they are stored. */
import { layer } from "@effect/vitest"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { Documents } from "#modules/documents/index.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type PaperType, paperTypes } from "#modules/papers/codes.ts"
import type { PaperPrint } from "#modules/papers/documents/paper-print.ts"
import { paperSpecs } from "#modules/papers/documents/paper-specs.ts"
import { paperFileName } from "#modules/papers/documents/paper-text.ts"
import { paperRequest } from "#modules/papers/operations/draw-paper.ts"
import { lineAmount, paperSums } from "#modules/papers/rules/tax.ts"
import { type PdfPage, readPdf } from "../documents/pdf-text.ts"

const party = (name: string) => ({
  name,
  person: "山田 健一",
  postalCode: "335-0022",
  address: "埼玉県戸田市上戸田三丁目4番12号",
  phone: "048-000-0042",
})
const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const [quantity, unitPrice, rate] = [1 + (n % 4) / 2, yen(24_000 + n), n % 9 === 8 ? (8 as const) : (10 as const)]
    return {
      label: `鉄筋工事 配筋・結束（地下${n + 1}階 基礎梁）`,
      note: n % 5 === 1 ? "夜間割増を含む" : "",
      quantity,
      unit: "人工",
      unitPrice,
      rate,
      amount: lineAmount(quantity, unitPrice),
    }
  })
export const aPaper = (type: PaperType, count: number, over: Partial<PaperPrint> = {}): PaperPrint => {
  const all = lines(count)
  const sums = paperSums({
    lines: all,
    mode: "outer",
    rounding: "floor",
    charge: { fixed: null, percent: 3 },
    discount: yen(1_000),
  })
  return {
    type,
    no: "INV-2026-00042",
    edition: 1,
    state: "issued",
    issuedOn: "2026-11-30",
    dueOn: "2026-12-31",
    seller: party("株式会社山田鉄筋工業"),
    buyer: party("東都建設工業株式会社"),
    registrationNumber: "T1234567890123",
    title: "渋谷駅前再開発ビル新築工事　鉄筋工事（11月分）",
    place: "東京都渋谷区道玄坂二丁目",
    period: { from: "2026-11-01", to: "2026-11-30" },
    isTaxIncluded: false,
    rounding: "floor",
    lines: all,
    charge: { fixed: 0, percent: 3, percentYen: sums.chargePercent },
    discount: 1_000,
    rates: sums.rates,
    subTotal: sums.subTotal,
    tax: sums.tax,
    total: sums.total,
    payTo: "埼玉りそな銀行 戸田支店 普通 1234567\n口座名義 カ）ヤマダテツキンコウギョウ",
    content: "安全書類は全建統一様式にて提出済みです。ご不明な点は担当までお問い合わせください。",
    deductible: [],
    seal: { picture: null },
    ...over,
  }
}
const at = "2026-11-30T00:00:00.000Z"
const read = Effect.fn(function* (view: PaperPrint) {
  const documents = yield* Documents
  const pdf = yield* documents.render(paperRequest(view, at))
  return { bytes: pdf, ...(yield* Effect.promise(() => readPdf(pdf))) }
})
const texts = (pages: ReadonlyArray<PdfPage>) => pages.flatMap((page) => page.texts.map(({ text }) => text))
const a4 = { width: 595.28, height: 841.89, margin: 36 }
const outside = ({ texts: all }: PdfPage) =>
  all.filter(
    ({ end, x, y }) => x < a4.margin - 0.5 || end > a4.width - a4.margin + 0.5 || y < a4.margin || y > a4.height - 15,
  )
const words = (type: string): type is PaperType => type in paperTypes

layer(Documents.layer({ threads: 1 }))("papers", (it) => {
  it.effect(
    "PAPER-01 PAPER-10 UI-08 in part: each kind is one A4 page that says who, what and how much",
    () =>
      Effect.gen(function* () {
        for (const type of Object.keys(paperTypes).filter(words)) {
          const view = aPaper(type, 8)
          const { bytes, info, pages } = yield* read(view)
          const all = texts(pages)
          const said = all.join("")
          expect([type, pages.length, pages.flatMap(outside)]).toEqual([type, 1, []])
          expect([pages[0]?.width, pages[0]?.height].map((size) => Math.round(size ?? 0))).toEqual([595, 842])
          expect(bytes.length).toBeLessThanOrEqual(80 * 1024)
          expect(Reflect.get(info, "Title")).toBe(`${paperSpecs[type].title} INV-2026-00042`)
          for (const part of [
            "株式会社山田鉄筋工業",
            "東都建設工業株式会社",
            "T1234567890123",
            "2026年11月30日",
            view.total.toLocaleString("en-US"),
          ])
            expect([type, part, said.includes(part)]).toEqual([type, part, true])
          for (const { rate, subTotal, tax } of view.rates) {
            expect(said).toContain(rate === 8 ? "8%対象（軽減）※" : "10%対象")
            expect(all).toContain(subTotal.toLocaleString("en-US"))
            expect(all).toContain(tax.toLocaleString("en-US"))
          }
        }
      }),
    120_000,
  )

  it.effect(
    "PAPER-10 four hundred lines: each once and in order, nothing beyond the margins, the sums once",
    () =>
      Effect.gen(function* () {
        const { pages } = yield* read(aPaper("invoice", 400))
        const all = texts(pages)
        expect(pages.flatMap(outside)).toEqual([])
        expect([...all.join("").matchAll(/地下(\d+)階/g)].map(([, n]) => Number(n))).toEqual(
          Array.from({ length: 400 }, (_, n) => n + 1),
        )
        expect(all.filter((text) => text === "消費税額").length).toBe(2)
      }),
    120_000,
  )

  it.effect(
    "PAPER-10 names and notes of the greatest length stay within the page, and equal papers are equal bytes",
    () =>
      Effect.gen(function* () {
        const long = { ...party("東".repeat(255)), address: "東京都".repeat(170) }
        const view = aPaper("invoice", 3, {
          buyer: long,
          seller: long,
          title: "工".repeat(255),
          place: "丁".repeat(510),
          content: "備考の一行\n".repeat(160),
          state: "draft",
        })
        const { bytes, pages } = yield* read(view)
        expect(pages.flatMap(outside)).toEqual([])
        expect(texts(pages)).toContain("下書き")
        expect((yield* read(view)).bytes).toEqual(bytes)
      }),
    120_000,
  )
})

test("PAPER-10 a file is named by day, party, amount and number, without the nine characters", () => {
  expect(paperFileName(aPaper("invoice", 1, { total: 1_246_392 }))).toBe(
    "20261130_東都建設工業株式会社_1246392_請求書_INV-2026-00042.pdf",
  )
  const odd = paperFileName(aPaper("invoice", 1, { buyer: party('a/b\\c:d*e?f"g<h>i|j'), edition: 2 }))
  expect(odd).not.toMatch(/[/\\:*?"<>|]/)
  expect(odd).toMatch(/_版2\.pdf$/)
})
