import readExcel from "read-excel-file/node"
import { expect, test } from "vitest"
import type { ListColumn } from "../../web/lib/list/column.ts"
import { fileName, fileOf, unwritableCells } from "../../web/lib/list/list-file.ts"
import { shiftJis, unwritable } from "../../web/lib/list/shift-jis.ts"
import { csvOf, tsvOf } from "../../web/lib/list/text-table.ts"
import { writtenColumns } from "../../web/lib/list/written-columns.ts"

interface Person {
  readonly name: string
  readonly joined: string | null
  readonly net: number | null
  readonly minutes: number
  readonly pressed: string
}
const columns: ReadonlyArray<ListColumn<Person>> = [
  { key: "name", label: "氏名", value: ({ name }) => name, width: 10 },
  { key: "joined", label: "入社", kind: "day", value: ({ joined }) => joined, width: 8 },
  { key: "net", label: "差引支給", kind: "yen", value: ({ net }) => net, width: 8 },
  { key: "minutes", label: "残業", kind: "minutes", value: ({ minutes }) => minutes, width: 8 },
  { key: "pressed", label: "打刻", kind: "instant", value: ({ pressed }) => pressed, width: 8 },
]
const aPerson = (name: string, of: Partial<Person> = {}): Person => ({
  name,
  joined: "2018-04-01",
  net: 312_450,
  minutes: 754,
  pressed: "2026-11-20T15:30:00Z",
  ...of,
})
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

test("CSV: numbers are plain, hours h:mm, days with slashes, times in Tokyo; what holds a comma or a quote is quoted", () => {
  const people = [aPerson('高橋 "翔", 班長', { net: -3983 }), aPerson("中村 亮", { joined: null, net: null })]
  expect(csvOf(columns, people)).toBe(
    '氏名,入社,差引支給,残業,打刻\r\n"高橋 ""翔"", 班長",2018/04/01,-3983,12:34,2026/11/21 00:30\r\n中村 亮,,,12:34,2026/11/21 00:30\r\n',
  )
})

test.each(["=1+1", "+81-3", "-x", "@SUM(A1)", "＝cmd", "\tx", "\rx"])(
  "a text that begins like a formula (%j) can't be run from a CSV or a paste; a negative number stays one",
  (name) => {
    const [, line] = csvOf(columns, [aPerson(name, { net: -5 })]).split("\r\n")
    expect(line?.replace('"', "").startsWith("'")).toBe(true)
    expect(line).toContain(",-5,")
    expect(
      tsvOf(columns, [aPerson(name)])
        .split("\n")[1]
        ?.startsWith("'"),
    ).toBe(true)
  },
)

test("CSV in UTF-8 begins with the mark by which Excel knows it", async () => {
  const bytes = await bytesOf(await fileOf("csv", "人員", columns, [aPerson("髙𠮷 ễ")]))
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toContain("髙𠮷 ễ")
})

test("Shift_JIS is what Windows writes: the names with 髙, 﨑 and ①, half-width kana, and the wave dash of a Mac", () => {
  // As Windows writes them, and browsers by their standard.
  expect([...shiftJis("髙﨑①ｱ～ー表")]).toEqual([
    0xfb, 0xfc, 0xfa, 0xb1, 0x87, 0x40, 0xb1, 0x81, 0x60, 0x81, 0x5b, 0x95, 0x5c,
  ])
  expect([...shiftJis("〜—−")]).toEqual([0x81, 0x60, 0x81, 0x5c, 0x81, 0x7c])
  expect(unwritable("髙橋〜①")).toEqual([])
})

test("every character that Shift_JIS has comes back as it was, and only those are told to be writable", () => {
  const reader = new TextDecoder("shift_jis")
  let written = 0
  for (let code = 0x20; code <= 0xffff; code++) {
    const sign = String.fromCharCode(code)
    // Half of a pair is no character, and Node reads 7F as something else.
    if (code === 0x7f || (code >= 0xd800 && code <= 0xdfff) || unwritable(sign).length > 0) continue
    written++
    const back = reader.decode(shiftJis(sign))
    // One sign of two code points, as 〜 and ～, is written in the one place that there is.
    if (sign !== back) expect([sign, shiftJis(back)]).toEqual([sign, shiftJis(sign)])
  }
  expect(written).toBeGreaterThan(7400)
})

test("what Shift_JIS has not is told by row, column and character, and is 〓 when it is written all the same", async () => {
  const people = [aPerson("佐藤 大輔"), aPerson("𠮷田 ễ")]
  expect(unwritableCells(columns, people)).toEqual([{ line: 2, label: "氏名", text: "𠮷田 ễ", signs: ["𠮷", "ễ"] }])
  const bytes = await bytesOf(await fileOf("shiftJis", "人員", columns, people))
  expect(new TextDecoder("shift_jis").decode(bytes)).toContain("〓田 〓,2018/04/01")
})

test("Excel: numbers, days, hours and times are such, and a text that begins with = is a text", async () => {
  const file = await fileOf("excel", "給与 [10月]/一覧", columns, [
    aPerson("=1+1", { net: -3983 }),
    aPerson("中村", { joined: null }),
  ])
  const [sheet] = await readExcel(Buffer.from(await bytesOf(file)))
  expect(sheet?.sheet).toBe("給与  10月  一覧")
  // A spreadsheet keeps a time as a part of a day: to the second.
  const read = sheet?.data.map((row) =>
    row.map((cell) => (cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString() : cell)),
  )
  const [hours, pressed] = ["1899-12-30T12:34:00.000Z", "2026-11-21T00:30:00.000Z"]
  expect(read).toEqual([
    ["氏名", "入社", "差引支給", "残業", "打刻"],
    ["=1+1", "2018-04-01T00:00:00.000Z", -3983, hours, pressed],
    ["中村", null, 312_450, hours, pressed],
  ])
})

test("10,000 rows are a file of each kind", { timeout: 120_000 }, async () => {
  const people = Array.from({ length: 10_000 }, (_, at) => aPerson(`職人 ${at}`))
  for (const kind of ["excel", "csv", "shiftJis"] as const) {
    expect((await fileOf(kind, "人員", columns, people)).size).toBeGreaterThan(100_000)
  }
})

test("a file is called by its list and the day, without what no file name may have", () => {
  expect(fileName("給与 10/11月: 一覧?", "2026-11-24", "excel")).toBe("給与 1011月 一覧_2026-11-24.xlsx")
})

test("a file has the shown columns in their order and, though hidden, what a file always has", () => {
  const all = [
    { key: "bar", isTool: true },
    { key: "pay" },
    { key: "name", isFixed: true },
    { key: "kana", inFiles: true },
    { key: "note" },
  ] as const
  const [bar, pay, name, , note] = all
  const keys = (visible: ReadonlyArray<(typeof all)[number]>, order: ReadonlyArray<string>) =>
    writtenColumns(order, all, visible).map(({ key }) => key)
  expect(keys([bar, pay, name], ["bar", "kana", "name", "note", "pay"])).toEqual(["name", "kana", "pay"])
  expect(keys([name, note], ["note", "name", "kana", "pay", "bar"])).toEqual(["name", "note", "kana"])
})
