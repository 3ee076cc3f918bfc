/** Files and cells as they really come, before anything is judged. */
import { deflateRawSync } from "node:zlib"
import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import writeExcel from "write-excel-file/node"
import { sheetsOfFile } from "#modules/imports/operations/read-file.ts"

import { shiftJis } from "../../../web/lib/list/shift-jis.ts"
import { csvOf } from "../../../web/lib/list/text-table.ts"

const read = async (bytes: Uint8Array) => {
  const result = await Effect.runPromise(Effect.result(sheetsOfFile(bytes)))
  return Result.isSuccess(result) ? result.success.map(({ rows }) => rows) : result.failure
}
const bytes = (text: string) => new TextEncoder().encode(text)

describe("text", () => {
  test.each([
    ["UTF-8", bytes("氏名,住所\n高橋,東京\n")],
    ["UTF-8 with a byte order mark", bytes("\ufeff氏名,住所\r\n高橋,東京")],
    // 氏名,住所 and 高橋,東京 in Windows-31J.
    ["Shift_JIS", Buffer.from("8e8196bc2c8f5a8f8a0d0a8d82 8bb42c938c8b9e".replaceAll(" ", ""), "hex")],
    [
      "UTF-16, Excel's Unicode text",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("氏名\t住所\r\n高橋\t東京", "utf16le")]),
    ],
    ["what was copied in Excel", bytes("氏名\t住所\n高橋\t東京")],
  ])("BEY-16 %s", async (_, file) => {
    expect(await read(file)).toEqual([
      [
        ["氏名", "住所"],
        ["高橋", "東京"],
      ],
    ])
  })

  test("BEY-16 the characters that only Windows' Shift_JIS has come in as they are: 髙﨑①", async () => {
    expect(await read(Buffer.from("fbfced95 8740".replaceAll(" ", ""), "hex"))).toEqual([[["髙﨑①"]]])
  })

  test("BEY-16 what a list exports for Windows comes back as it was, and none of it is a formula on the way", async () => {
    const names = ["髙﨑①", "=1+1", "@SUM(A1)", '株式会社 "青空"', "ー"]
    const column = { key: "name", label: "氏名", value: (name: string) => name, width: 10 }
    const file = shiftJis(csvOf([column], names))
    expect((await read(file)).slice(0)).toEqual([[["氏名"], ...names.map((name) => [name])]])
  })

  test("BEY-16 quoted cells hold commas, line ends and quotes; an export's apostrophe before a formula is none of the text", async () => {
    expect(await read(bytes('"a,1","二\n行","""引用"""\n\'=SUM(A1),\'名,-5'))).toEqual([
      [
        ["a,1", "二\n行", '"引用"'],
        ["=SUM(A1)", "'名", "-5"],
      ],
    ])
  })
})

type Cell = {
  readonly value: string | number | Date | boolean
  readonly type?: unknown
  readonly format?: string
} | null
const workbook = async (rows: ReadonlyArray<ReadonlyArray<Cell>>): Promise<Uint8Array> => {
  const made: unknown = await Reflect.apply(writeExcel, undefined, [rows, { buffer: true }])
  const toBuffer: unknown = Object(made).toBuffer
  const told: unknown = typeof toBuffer === "function" ? await toBuffer.call(made) : made
  return new Uint8Array(Buffer.from(told as Buffer))
}

/** A zip of our own making; `claims` is what it says of the size of its part. */
const zipOf = (parts: Readonly<Record<string, string | Buffer>>, claims?: number) => {
  const local: Array<Buffer> = []
  const central: Array<Buffer> = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const [plain, named] = [Buffer.from(content), Buffer.from(name)]
    const packed = deflateRawSync(plain)
    const size = claims ?? plain.length
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(size, 22)
    head.writeUInt16LE(named.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(named.length, 28)
    entry.writeUInt32LE(at, 42)
    local.push(head, named, packed)
    central.push(entry, named)
    at += 30 + named.length + packed.length
  }
  const [body, index] = [Buffer.concat(local), Buffer.concat(central)]
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(body.length, 16)
  return new Uint8Array(Buffer.concat([body, index, end]))
}
const sheetXml = (cells: string, before = "") =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`
const workbookOf = (sheet: string, claims?: number) =>
  zipOf(
    {
      "xl/workbook.xml":
        '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="名簿" sheetId="1" r:id="rId1"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels":
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      "xl/worksheets/sheet1.xml": sheet,
    },
    claims,
  )

describe("Excel", () => {
  test("BEY-16 texts, numbers and days as they are shown, of every sheet", async () => {
    const day = new Date(Date.UTC(2026, 3, 1))
    const file = await workbook([
      [{ value: "氏名" }, { value: "入社日" }, { value: "電話" }],
      [{ value: "髙﨑①" }, { value: day, type: Date, format: "yyyy/mm/dd" }, { value: 9_010_000_043, type: Number }],
    ])
    expect(await read(file)).toEqual([
      [
        ["氏名", "入社日", "電話"],
        ["髙﨑①", "2026/04/01", "9010000043"],
      ],
    ])
  })

  test("BEY-16 a formula is what it was last shown as, and is never run", async () => {
    const told = await read(
      workbookOf(
        sheetXml(
          '<row r="1"><c r="A1" t="str"><f>HYPERLINK("http://x")</f><v>高橋</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>',
        ),
      ),
    )
    expect(told).toEqual([[["高橋", "2"]]])
  })

  test("BEY-16 an entity of the file's own is nobody's file: it stays unread", async () => {
    const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    const told = await read(
      workbookOf(sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>&e;</t></is></c></row>', entity)),
    )
    expect(JSON.stringify(told)).not.toContain("root:")
    const within = '<!DOCTYPE x [<!ENTITY a "展開"><!ENTITY e "&a;&a;&a;">]>'
    const grown = await read(
      workbookOf(sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>名&e;</t></is></c></row>', within)),
    )
    expect(JSON.stringify(grown)).not.toContain("展開")
  })

  test("BEY-16 what would become too large is refused before it is unpacked, whatever it says of itself", async () => {
    const bomb = Buffer.alloc(130 * 1_048_576, 32)
    expect(await read(workbookOf(sheetXml(bomb.toString("latin1"))))).toBe("importBroken")
    // A part that says to be a hundred bytes.
    expect(await read(workbookOf(sheetXml(" ".repeat(5_000_000)), 100))).toBe("importBroken")
    // One cell far away would make a row of each place before it.
    expect(await read(workbookOf(sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')))).toBe(
      "importTooMany:10000",
    )
  })

  test("BEY-16 whatever is no sheet is named for what it is", async () => {
    const container = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    expect(await read(container)).toBe("importOldExcel")
    expect(await read(Buffer.concat([container, Buffer.from("EncryptedPackage", "utf16le")]))).toBe("importLocked")
    expect(await read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]))).toBe("importKind")
    expect(await read(Buffer.from("PK\u0003\u0004 and no archive"))).toBe("importBroken")
  })
})
