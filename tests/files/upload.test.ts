/** Files over the wire: what comes in, and what is refused by name. */
import { describe, expect, test } from "vitest"
import { aPicture, pixelBomb, placeText, png, withPlace } from "./a-picture.ts"
import { fileOf, filesProduct, pdf } from "./files-product.ts"

const { running, tokens, company, stored, upload, opened } = filesProduct()

describe("what comes in", () => {
  test("UI-03 files with fileName[] come back as names, domain and an address each", async () => {
    const told = await upload([aPicture("a.png"), fileOf(pdf(), "b.pdf")], {
      "fileName[]": ["現場 写真.png", "見積書.pdf"],
    })
    expect(told.status, told.text).toBe(200)
    const { names, domain, files } = told.body.data
    expect(names).toEqual(["現場 写真.png", "見積書.pdf"])
    expect(domain).toMatch(/^https?:\/\//)
    expect(files.map(({ name }: { name: string }) => name)).toEqual(names)
    const paper = await opened(files[1].url)
    expect(paper.headers.get("content-type")).toBe("application/pdf")
    expect(await paper.text()).toBe(pdf())
    const picture = await opened(files[0].url)
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"])
    expect(picture.headers.get("x-content-type-options")).toBe("nosniff")
    expect(picture.headers.get("cache-control")).toMatch(/^private, max-age=\d+$/)
    expect(decodeURIComponent(picture.headers.get("content-disposition") ?? "")).toContain(
      "inline; filename*=UTF-8''現場 写真.png",
    )
  })

  test("UI-03 names are cleaned: paths, signs that turn the direction of writing, a false ending", async () => {
    const given = [
      "../../../etc/passwd.png",
      "C:\\tmp\\図面.png",
      "写真\u202egpj.exe",
      "a\u0000b:c?.png",
      "con.png",
      "",
    ]
    const told = await upload(
      given.map((name) => aPicture(name === "" ? "blob" : "x.png")),
      { "fileName[]": given },
    )
    expect(told.body.data.names).toEqual([
      "passwd.png",
      "図面.png",
      "写真gpj.exe.png",
      "ab_c_.png",
      "_con.png",
      "blob.png",
    ])
  })

  test("UI-03 the place where a picture was taken is not kept, nor whatever else hangs on it", async () => {
    const script = "<script>alert(1)</script>"
    const given = Buffer.concat([withPlace(png(40, 30, () => [9, 99, 199])), Buffer.from(`${script}PK\u0003\u0004`)])
    expect(given.includes(placeText)).toBe(true)
    const told = await upload([fileOf(given, "現場.png")])
    expect(told.status, told.text).toBe(200)
    const kept = Buffer.from(await (await opened(told.body.data.files[0].url)).arrayBuffer())
    expect(kept.subarray(1, 4).toString()).toBe("PNG")
    expect([kept.includes(placeText), kept.includes(script), kept.includes("eXIf")]).toEqual([false, false, false])
  })

  test("UI-03 text is kept as UTF-8 and saved, never shown as a page", async () => {
    // 契約書 in Windows-31J.
    const told = await upload([fileOf(Buffer.from("8c5f96f18f91", "hex"), "契約.txt")])
    expect(told.status, told.text).toBe(200)
    const answer = await opened(told.body.data.files[0].url)
    expect(await answer.text()).toBe("契約書")
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment/)
  })

  test("the same upload sent twice under one key is one upload, and nothing of the second stays in the store", async () => {
    const first = await upload([aPicture()], {}, "twice")
    const before = stored()
    const again = await upload([aPicture()], {}, "twice")
    expect(again.text).toBe(first.text)
    expect(stored()).toBe(before)
    const another = await upload([aPicture("other.png")], {}, "twice")
    expect([another.status, another.body.errorCode]).toEqual([422, "Idempotency_Key_Reused"])
    expect(stored()).toBe(before)
  })
})

describe("what is refused, by name", () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
  const zip = Buffer.from(`504b0506${"00".repeat(18)}`, "hex")
  test.each([
    ["SVG with a script", fileOf(svg, "図.svg", "image/svg+xml"), "File_Type_Invalid"],
    ["SVG that says to be a picture", fileOf(svg, "図.png", "image/png"), "File_Type_Invalid"],
    ["a page", fileOf("\n <html><script>1</script>", "a.txt", "text/plain"), "File_Type_Invalid"],
    ["GIF and script in one", fileOf("GIF89a/*\u0000*/=1;alert(1)", "a.gif"), "File_Type_Invalid"],
    ["a PDF behind a page", fileOf(`<html>${pdf()}`, "a.pdf"), "File_Type_Invalid"],
    ["a PDF with an archive behind", fileOf(Buffer.concat([Buffer.from(pdf()), zip]), "a.pdf"), "File_Type_Invalid"],
    [
      "a PDF with a script",
      fileOf(`${pdf().replace("/Type", "/OpenAction << /S /JavaScript /JS (x) >> /Type")}`, "a.pdf"),
      "File_Type_Invalid",
    ],
    ["an archive", fileOf(zip, "a.docx"), "File_Type_Invalid"],
    ["a program", fileOf("\u007fELF\u0002\u0001\u0001\u0000", "a.txt"), "File_Type_Invalid"],
    [
      "a picture that breaks off",
      fileOf(png(200, 200, (x) => [x, 3, 3]).subarray(0, 90), "a.png"),
      "File_Type_Invalid",
    ],
    ["a pixel bomb", fileOf(pixelBomb(9000), "a.png"), "File_Too_Large"],
    ["eleven megabytes", fileOf(Buffer.alloc(11 * 1_048_576, 65), "a.txt"), "File_Too_Large"],
    ["nothing", fileOf("", "a.txt"), "Invalid_Input"],
  ])("UI-03 %s", async (_, file, code) => {
    const told = await upload([aPicture(), file])
    expect([told.body.errorCode, told.body.fields?.map(({ field }: { field: string }) => field)]).toEqual([
      code,
      ["files.1"],
    ])
    expect(told.body.fields[0].message).toMatch(/[ぁ-ん]/)
  })

  test("UI-03 the eleventh file, and no other", async () => {
    const told = await upload(Array.from({ length: 11 }, (_, n) => aPicture(`${n}.png`)))
    expect([told.status, told.body.errorCode]).toEqual([400, "Invalid_Input"])
    expect(told.body.fields).toEqual([{ field: "files.10", message: "アップロードするファイルは10枚以下になります。" }])
    expect((await upload(Array.from({ length: 10 }, () => aPicture()))).status).toBe(200)
  })

  test("UI-03 a call without a file, a text where a file stands, a field of no form, JSON", async () => {
    const told = await upload([])
    expect(told.status).toBe(415)
    const form = (fill: (form: FormData) => void) => {
      const body = new FormData()
      fill(body)
      return fetch(`${running().url}/api/upload`, {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${tokens.get("admin")}`, companyid: String(company()) },
      }).then((answer) => answer.json())
    }
    const named = await form((body) => body.append("fileName[]", "x"))
    expect(named.fields).toEqual([{ field: "files", message: "この項目を入力してください。" }])
    const asText = await form((body) => body.append("files", "text"))
    expect(asText.fields[0].field).toBe("files.0")
    const unknown = await form((body) => {
      body.append("files", aPicture())
      body.append("owner", "staff.avatar")
    })
    expect(unknown.fields[0].field).toBe("owner")
  })

  test("whatever is refused leaves nothing in the store", async () => {
    const before = stored()
    await upload([aPicture(), fileOf(svg, "図.svg")])
    expect(stored()).toBe(before)
  })
})
