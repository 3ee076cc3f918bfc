/** A PDF that acts when it is opened, or carries another file, by its bytes: written plainly, with signs, or packed. */
import { deflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { isActivePdf } from "#modules/files/rules/active-pdf.ts"

const pdf = (...objects: ReadonlyArray<string | Buffer>) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.flatMap((one, at) => [Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(one), Buffer.from("\nendobj\n")]),
    Buffer.from("%%EOF\n"),
  ])
const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ])
const packed = (objects: string, dictionary = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode") =>
  stream(dictionary, deflateSync(Buffer.from(objects)))
const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>"

test.each([
  ["a script on opening", pdf(`<< /Type /Catalog /OpenAction ${script} >>`)],
  ["a script by name", pdf("<< /Names << /JavaScript 3 0 R >> >>")],
  ["a script written with signs", pdf("<< /OpenAction << /S /J#61va#53cript /JS (x) >> >>")],
  ["the start of a program", pdf("<< /OpenAction << /S /Launch /F (cmd.exe) >> >>")],
  ["an enclosed file", pdf("<< /Names << /EmbeddedFiles 3 0 R >> >>")],
  ["an enclosed file of an annotation", pdf("<< /Type /Filespec /F (a.exe) /EF << /F 3 0 R >> >>")],
  ["a script among packed objects", pdf("<< /Type /Catalog >>", packed(`1 0 ${script}`))],
  [
    "the same with signs, under a name with signs",
    pdf(packed("1 0 << /S /JavaScrip#74 >>", "/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode")),
  ],
  ["the same under no name", pdf(packed(`1 0 ${script}`, "/N 1 /First 4 /Filter [/FlateDecode]"))],
  ["objects packed behind a page", pdf(packed("BT (a) Tj ET", "/Filter /FlateDecode"), packed(`1 0 ${script}`))],
  [
    "objects packed as nobody does",
    pdf(stream("/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode", Buffer.from("00>"))),
  ],
  [
    "objects that unpack without end",
    pdf(stream("/Type /ObjStm /First 4 /Filter /FlateDecode", deflateSync(Buffer.alloc(80 << 20)))),
  ],
])("UI-03 a PDF with %s is not taken", (_, bytes) => {
  expect(isActivePdf(bytes)).toBe(true)
})

test.each([
  ["a page that opens at its place", pdf("<< /Type /Catalog /OpenAction [3 0 R /Fit] >>")],
  ["links to the web", pdf("<< /A << /S /URI /URI (https://example.jp) >> >>")],
  ["packed objects of pages", pdf(packed("1 0 << /Type /Page /Parent 2 0 R >>"))],
  ["a picture", pdf(stream("/Subtype /Image /Filter /FlateDecode", deflateSync(Buffer.alloc(1000))))],
  [
    "bookmarks before a photograph",
    pdf(
      "<< /Type /Outlines /First 6 0 R /Last 7 0 R /Count 2 >>",
      "<< /S /D /N 12 >>",
      stream("/Subtype /Image /Filter /DCTDecode", Buffer.from([0xff, 0xd8, 0xff, 0xd9])),
      stream("/Filter [/ASCII85Decode /FlateDecode]", Buffer.from("GhQ~>")),
    ),
  ],
  ["a text that speaks of scripts", pdf(packed("BT (JavaScript, Launch) Tj ET", "/Filter /FlateDecode"))],
  [
    "a key, whose packed objects open by it alone",
    pdf("<< /Encrypt 9 0 R >>", stream("/Type /ObjStm /First 4 /Filter /FlateDecode", Buffer.from("?"))),
  ],
])("UI-03 a PDF with %s is taken", (_, bytes) => {
  expect(isActivePdf(bytes)).toBe(false)
})
