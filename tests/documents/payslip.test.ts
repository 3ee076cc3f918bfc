import { layer } from "@effect/vitest"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { Documents } from "../../modules/documents/index.ts"
import { payslipFileName } from "../../modules/payroll/documents/payslip-text.ts"
import type { PayslipView } from "../../modules/payroll/documents/payslip-view.ts"
import { renderPayslip } from "../../modules/payroll/documents/render-payslip.ts"
import { aPayslip } from "./a-payslip.ts"
import { type PdfPage, readPdf } from "./pdf-text.ts"

const issuedAt = "2026-12-25T00:00:00.000Z"

const read = Effect.fn(function* (view: PayslipView) {
  const pdf = yield* renderPayslip(view, issuedAt)
  return yield* Effect.promise(() => readPdf(pdf))
})
const texts = (pages: ReadonlyArray<PdfPage>) => pages.flatMap((page) => page.texts.map(({ text }) => text))
const after = (all: ReadonlyArray<string>, label: string) => all[all.indexOf(label) + 1]

/** A4 in points, and half an inch of it. */
const a4 = { width: 595.28, height: 841.89, margin: 36 }
const outside = ({ texts }: PdfPage) =>
  texts.filter(
    ({ x, y, end }) => x < a4.margin - 0.5 || end > a4.width - a4.margin + 0.5 || y < a4.margin || y > a4.height - 15,
  )
/** Two texts on one baseline that run into each other. */
const collisions = ({ texts }: PdfPage) =>
  texts.flatMap((one, place) =>
    texts
      .slice(place + 1)
      .filter((other) => Math.abs(one.y - other.y) < 3 && one.x < other.end - 0.3 && other.x < one.end - 0.3)
      .map((other) => `${one.text} × ${other.text}`),
  )

layer(Documents.layer({ threads: 1 }))("the pay slip", (it) => {
  it.effect(
    "UI-08 in part: is one A4 portrait page with half an inch of margin, every text selectable in reading order",
    () =>
      Effect.gen(function* () {
        const { pages, info } = yield* read(aPayslip())
        expect(pages).toHaveLength(1)
        expect([Math.round(pages[0]?.width ?? 0), Math.round(pages[0]?.height ?? 0)]).toEqual([595, 842])
        expect(pages.flatMap(outside)).toEqual([])
        expect(pages.flatMap(collisions)).toEqual([])
        expect(texts(pages)).toEqual(
          [
            ["給 与 明 細 書", "2026年11月分", "支給日", "2026年12月25日", "対象期間", "11/1〜11/30"],
            ["社員番号", "1043", "所属", "鉄筋第二班", "給与形態", "日給月給", "髙橋", "𠮷雄", "様"],
            ["株式会社山田鉄筋工業", "埼玉県戸田市上戸田三丁目4番12号"],
            ["総支給額", "510,903", "控除合計", "148,095", "差引支給額", "¥362,808"],
            ["勤", "怠", "出勤日数", "22.0 日", "公休出勤", "1.0 日", "有給取得", "1.0 日", "欠勤日数", "0.0 日"],
            ["実働時間", "176:30", "遅刻・早退", "0:00", "普通残業", "18:15", "深夜時間", "6:00", "休日労働", "8:00"],
            ["60時間超", "0:00", "午前", "22 回", "夜間", "2 回"],
            ["支", "給", "基本給", "352,000", "夜間手当", "32,500", "普通残業手当", "51,328", "深夜手当", "3,375"],
            ["休日手当", "24,300", "職長手当", "20,000", "資格手当", "10,000", "通勤手当（非課税）", "12,400"],
            ["その他補助", "5,000", "遅早・欠勤控除", "0", "皆勤手当", "0", "前月精算", "0"],
            ["非課税支給額", "12,400", "課税支給額", "498,503"],
            ["控", "除", "健康保険", "24,650", "介護保険", "0", "厚生年金", "45,750", "雇用保険", "2,810"],
            ["子ども・子育て支援金", "575", "社会保険計", "73,785", "所得税", "14,930", "住民税", "21,300"],
            ["安全協力会費", "1,500", "寮費", "25,000", "前払金", "30,000", "年末調整", "▲18,420"],
            ["控除合計", "148,095"],
            ["本年累計", "課税支給累計", "5,283,420", "社会保険料累計", "811,635", "所得税累計", "161,270"],
            ["有給休暇", "付与日数", "14.0 日", "取得日数", "6.0 日", "残日数", "8.0 日"],
            ["振込先・備考", "埼玉りそな銀行", "戸田支店", "普通 ****567"],
            ["賃金は労働基準法第24条に基づき、書面の協定により", "控除しています。"],
            ["株式会社山田鉄筋工業", "給与明細書", "2026年11月分", "本書は大切に保管してください。"],
          ].flat(),
        )
        expect(info).toMatchObject({
          Title: "給与明細書 2026年11月分 髙橋　𠮷雄",
          Author: "株式会社山田鉄筋工業",
          CreationDate: "D:20261225000000Z",
        })
      }),
  )

  it.effect("embeds a subset of each font it uses, so it reads the same everywhere and stays small", () =>
    Effect.gen(function* () {
      const pdf = yield* renderPayslip(aPayslip(), issuedAt)
      const source = new TextDecoder("latin1").decode(pdf)
      expect([...new Set(source.match(/\/BaseFont \/[\w+-]+/g))].toSorted()).toEqual([
        "/BaseFont /BZZZZZ+NotoSansJP-Medium",
        "/BaseFont /CZZZZZ+NotoSansJP-Regular",
        "/BaseFont /DZZZZZ+NotoSansJP-Bold",
      ])
      expect(source.match(/\/FontFile2/g)).toHaveLength(3)
      expect(pdf.length).toBeLessThan(60_000)
      expect(source).not.toMatch(/Helvetica|\/Subtype \/Image/)
    }),
  )

  it.effect("says which correction it is, and the first slip says nothing", () =>
    Effect.gen(function* () {
      const first = texts((yield* read(aPayslip())).pages)
      expect(first.filter((text) => text.includes("訂正"))).toEqual([])
      const second = texts((yield* read(aPayslip({ revision: 2 }))).pages)
      expect(after(second, "2026年11月分")).toBe("訂正 2 回目")
    }),
  )

  it.effect("shows a part only when its data is there", () =>
    Effect.gen(function* () {
      const { bank, note, payDay, period, ...rest } = aPayslip()
      const bare: PayslipView = {
        ...rest,
        company: { name: "株式会社山田鉄筋工業" },
        person: { name: "佐藤　大輔" },
        attendance: [],
        pay: { lines: [], totals: [] },
        deductions: { lines: [], totals: [] },
        yearToDate: [],
        leave: [],
        totals: { pay: 0, deductions: 0, net: 0 },
      }
      expect(texts((yield* read(bare)).pages)).toEqual([
        ...["給 与 明 細 書", "2026年11月分", "佐藤", "大輔", "様", "株式会社山田鉄筋工業"],
        ...["総支給額", "0", "控除合計", "0", "差引支給額", "¥0"],
        ...["株式会社山田鉄筋工業", "給与明細書", "2026年11月分", "本書は大切に保管してください。"],
      ])
      expect(texts((yield* read({ ...bare, bank: bank ?? "" })).pages)).toContain("振込先")
      expect(texts((yield* read({ ...bare, note: note ?? "" })).pages)).toContain("備考")
      expect([payDay, period]).not.toContain(undefined)
    }),
  )

  it.effect("a net below zero is printed ▲ like every amount below zero", () =>
    Effect.gen(function* () {
      const { pages } = yield* read(aPayslip({ totals: { pay: -1_200, deductions: 30_000, net: -31_200 } }))
      expect(after(texts(pages), "総支給額")).toBe("▲1,200")
      expect(after(texts(pages), "差引支給額")).toBe("▲¥31,200")
    }),
  )

  it.effect("many lines turn the page: each line once, the head repeated, pages numbered", () =>
    Effect.gen(function* () {
      const lines = Array.from({ length: 130 }, (_, place) => ({
        label: `手当その${place + 1}`,
        amount: 1_000 + place,
      }))
      const { pages } = yield* read(aPayslip({ pay: { lines, totals: [{ label: "課税支給額", amount: 138_385 }] } }))
      expect(pages.length).toBe(2)
      expect(pages.flatMap(outside)).toEqual([])
      expect(pages.flatMap(collisions)).toEqual([])
      const all = texts(pages)
      expect(all.filter((text) => text.startsWith("手当その"))).toEqual(lines.map(({ label }) => label))
      expect(lines.map(({ label }) => after(all, label))).toEqual(
        lines.map(({ amount }) => amount.toLocaleString("en")),
      )
      const [first = [], second = []] = pages.map((page) => page.texts.map(({ text }) => text))
      expect(first.slice(-2)).toEqual(["次ページへ続く", "1 / 2"])
      expect(second.slice(0, 4)).toEqual(["給与明細書", "2026年11月分", "髙橋", "𠮷雄"])
      expect(second).toEqual(expect.arrayContaining(["支", "給", "控", "除", "本年累計", "2 / 2"]))
    }),
  )

  it.effect("no page of a very long slip overflows into its margin", () =>
    Effect.gen(function* () {
      const lines = Array.from({ length: 400 }, (_, place) => ({ label: `手当その${place + 1}`, amount: place }))
      for (const language of ["ja", "vi"] as const) {
        const { pages } = yield* read(aPayslip({ language, pay: { lines, totals: [] } }))
        expect(pages.length).toBeGreaterThanOrEqual(5)
        const lowest = pages.map(({ texts: all }) =>
          Math.max(...all.filter(({ y }) => y !== all.at(-1)?.y).map(({ y }) => y)),
        )
        expect(Math.max(...lowest)).toBeLessThan(a4.height - a4.margin)
        expect(texts(pages).filter((text) => text.startsWith("手当その"))).toHaveLength(400)
      }
    }),
  )

  it.effect("long names, labels, figures and notes wrap or shrink and never run into each other", () =>
    Effect.gen(function* () {
      const long = "特別現場監督補佐および安全衛生責任者手当（夜間・休日を含む特例分）"
      const view = aPayslip({
        company: {
          name: "特定建設業許可業者株式会社東日本総合設備エンジニアリングホールディングス関東支社",
          address: "埼玉県".repeat(30),
        },
        person: {
          name: "グエン・ティ・タイン・フオン・グエン・ヴァン・アン・ファム・ミン・チャウ",
          employeeNo: "1043",
        },
        totals: { pay: 99_999_999_999, deductions: 99_999_999_999, net: -99_999_999_999 },
        pay: {
          lines: [
            { label: long, amount: -99_999_999_999 },
            { label: long, amount: 1 },
          ],
          totals: [],
        },
        yearToDate: [{ label: long, amount: 99_999_999_999 }],
        note: "賃金は労働基準法第24条に基づき、書面の協定により控除しています。".repeat(60),
      })
      const { pages } = yield* read(view)
      expect(pages.flatMap(outside)).toEqual([])
      expect(pages.flatMap(collisions)).toEqual([])
      const all = texts(pages).join("")
      for (const whole of [long, view.person.name, view.company.name, view.company.address])
        expect(all).toContain(whole)
      const note = pages.map((page) => {
        const [, below = ""] = texts([page]).join("").split("備考")
        return below.slice(0, below.lastIndexOf(view.company.name))
      })
      expect(note.join("")).toBe(view.note)
    }),
  )

  it.effect("Vietnamese and English slips have their own words and the same figures", () =>
    Effect.gen(function* () {
      const vi = yield* read(aPayslip({ language: "vi", revision: 1, person: { name: "Nguyễn Văn An" } }))
      const en = yield* read(aPayslip({ language: "en", revision: 1, person: { name: "Nguyễn Văn An" } }))
      expect(texts(vi.pages)).toEqual(
        expect.arrayContaining(["Phiếu lương", "Tháng 11/2026", "Nguyễn Văn An", "Thực lĩnh", "¥362,808", "22.0 ngày"]),
      )
      expect(texts(en.pages)).toEqual(
        expect.arrayContaining(["Pay slip", "November 2026", "Nguyễn Văn An", "Net pay", "¥362,808", "22.0 days"]),
      )
      for (const { pages } of [vi, en]) {
        expect(pages.flatMap(outside)).toEqual([])
        expect(pages.flatMap(collisions)).toEqual([])
        expect(texts(pages).filter((text) => /[様日回]$/.test(text) || text.includes("給与"))).toEqual([])
      }
      expect(texts(en.pages)).toContain("1 Nov – 30 Nov")
      expect(vi.info).toMatchObject({ Language: "vi" })
    }),
  )

  it.effect("a name that no font has is printed 〓 where it stands", () =>
    Effect.gen(function* () {
      const { pages } = yield* read(aPayslip({ person: { name: "👷山田" } }))
      expect(texts(pages)).toContain("〓山田")
    }),
  )

  it.effect("a broken figure stops the slip instead of printing it", () =>
    Effect.gen(function* () {
      const view = aPayslip({ totals: { pay: Number.NaN, deductions: 0, net: 0 } })
      const failed = yield* Effect.flip(renderPayslip(view, issuedAt))
      expect(failed).toMatchObject({ _tag: "PaperNotDrawn", reason: "RangeError: not whole yen: NaN" })
    }),
  )
})

test("UI-15 in part: the slip's file name holds none of the nine forbidden characters and ends with .pdf", () => {
  expect(payslipFileName(aPayslip())).toBe("給与明細書_2026年11月分_髙橋 𠮷雄.pdf")
  expect(payslipFileName(aPayslip({ revision: 1 }))).toBe("給与明細書_2026年11月分_髙橋 𠮷雄_訂正 1 回目.pdf")
  const name = payslipFileName(aPayslip({ language: "vi", person: { name: 'a/b\\c:d*e?f"g<h>i|j\nk' } }))
  expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}]/u)
  expect(name).toBe("Phiếu lương_Tháng 11-2026_a-b-c-d-e-f-g-h-i-j-k.pdf")
})
